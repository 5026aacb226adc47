import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Base64 } from './business-fields.js';
import { refusalOf } from './field.js';

class Upload {
  @Base64({ description: 'A file.', bytesMax: 30_000_000 })
  content!: string;
}

describe('a file in base64', () => {
  it.each(['QQ==', 'QUI=', 'QUJD', 'QQ', '+/+/'])('is accepted: %s', (content) => {
    expect(refusedAs(content)).toBeUndefined();
  });

  it.each(['=', '==', 'QQ===', 'Q=Q=', 'Q Q=', 'QUJD\nQUJD', 'QU-_', 'ÄÖÜß', '==QQ'])(
    'is refused: %s',
    (content) => {
      expect(refusedAs(content)).toBe('wrong_format');
    },
  );

  it('is checked to its end, however long it is', () => {
    const content = Buffer.alloc(29_999_999, 'a').toString('base64');
    expect(refusedAs(content)).toBeUndefined();
    for (const at of [65_535, 65_536, content.length - 5]) {
      expect(refusedAs(`${content.slice(0, at)}!${content.slice(at + 1)}`)).toBe('wrong_format');
    }
  });
});

function refusedAs(content: string): string | undefined {
  const [fault] = validateSync(plainToInstance(Upload, { content }));
  const [text] = Object.values(fault?.constraints ?? {});
  return text === undefined ? undefined : refusalOf(text).code;
}
