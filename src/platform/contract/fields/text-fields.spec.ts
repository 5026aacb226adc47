import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { refusalOf } from './field.js';
import { isEmail, Text } from './text-fields.js';

class Named {
  @Text({ description: 'What it is called.', min: 2, max: 4 })
  name!: string;
}

describe('the length of a text field', () => {
  it.each([
    ['a', 'too_short'],
    ['ab', undefined],
    ['abcd', undefined],
    ['abcde', 'too_long'],
  ])('is bounded: %s', (name, code) => {
    expect(refusedAs(name)).toBe(code);
  });

  it.each([
    ['🧾', 'too_short'],
    ['🧾🧾', undefined],
    ['🧾🧾🧾🧾', undefined],
    ['🧾🧾🧾🧾🧾', 'too_long'],
    ['a🧾bc', undefined],
    ['a🧾bcd', 'too_long'],
  ])('counts characters, not UTF-16 units: %s', (name, code) => {
    expect(refusedAs(name)).toBe(code);
  });

  it('does not count the blanks around the text', () => {
    expect(refusedAs('  abcd  ')).toBeUndefined();
    expect(refusedAs('   a   ')).toBe('too_short');
  });
});

describe('an e-mail address', () => {
  const label = 'a'.repeat(63);

  it.each([
    ['ada@example.com', true],
    ['ada.king+books@mail.example.co', true],
    ['müller@bücher.example', true],
    [`${'a'.repeat(64)}@example.com`, true],
    [`${'a'.repeat(65)}@example.com`, false],
    [`${'ü'.repeat(33)}@example.com`, false],
    [`ada@${label}.com`, true],
    [`ada@a${label}.com`, false],
    [`ada@${`${label}.`.repeat(4)}com`, false],
    ['ada@localhost', false],
    ['ada@-example.com', false],
    ['.ada@example.com', false],
    ['Ada <ada@example.com>', false],
    ['ada@example.com\nBcc: b@example.com', false],
  ])('is one that a mail server takes: %j', (text, isOne) => {
    expect(isEmail(text)).toBe(isOne);
  });
});

function refusedAs(name: string): string | undefined {
  const [fault] = validateSync(plainToInstance(Named, { name }));
  const [text] = Object.values(fault?.constraints ?? {});
  return text === undefined ? undefined : refusalOf(text).code;
}
