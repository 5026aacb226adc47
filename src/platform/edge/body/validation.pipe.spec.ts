import { Type } from 'class-transformer';
import { IsEmail, IsInt, IsOptional, Max, ValidateNested } from 'class-validator';
import { Problem } from '../../../kernel/problems/problem.js';
import { Each, Text } from '../../fields.js';
import { BodyValidationPipe } from './validation.pipe.js';

class Part {
  @Text({ description: 'What it is.', max: 5 })
  name!: string;

  @IsInt()
  @Max(9)
  count!: number;
}

class Mixed {
  @IsEmail()
  email!: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => Part)
  part?: Part;

  @Each(() => Part, { description: 'More of them.', max: 2, optional: true })
  parts?: Part[];
}

describe.each([
  ['all engines', new BodyValidationPipe()],
  ['the stock twins', new BodyValidationPipe(new Set())],
])('class-validator decorators beside field decorators, with %s', (_which, pipe) => {
  const read = (body: object): Promise<unknown> => pipe.transform(body, { type: 'body', metatype: Mixed });
  const faults = async (body: object): Promise<unknown> => {
    const refused: unknown = await read(body).catch((error: unknown) => error);
    return (refused as Problem).extras.errors;
  };

  it('accept a valid value', async () => {
    const body = {
      email: 'a@b.example',
      part: { name: ' A ', count: 1 },
      parts: [{ name: 'B', count: 2 }],
    };
    const made = (await read(body)) as Mixed;
    expect(made).toBeInstanceOf(Mixed);
    expect(made.parts?.[0]).toBeInstanceOf(Part);
    expect(made).toMatchObject({ ...body, part: { name: 'A', count: 1 } });
  });

  it('refuse an invalid value, with the rule’s name as code', async () => {
    expect(await faults({ email: 'nobody', parts: [{ name: 'far too long', count: 10.5 }] })).toEqual([
      { pointer: '#/email', code: 'is_email', detail: 'email must be an email.' },
      { pointer: '#/parts/0/name', code: 'too_long', detail: 'At most 5 characters are possible.' },
      { pointer: '#/parts/0/count', code: 'max', detail: 'count must not be greater than 9.' },
      { pointer: '#/parts/0/count', code: 'is_int', detail: 'count must be an integer number.' },
    ]);
  });

  it('refuse unknown fields', async () => {
    expect(await faults({ email: 'a@b.example', phone: '1' })).toEqual([
      { pointer: '#/phone', code: 'unknown_field', detail: 'This field is not known.' },
    ]);
  });
});
