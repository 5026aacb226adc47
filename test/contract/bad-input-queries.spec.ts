import { operations, takesBody, type Parameter, type PublishedOperation } from './support/operations.js';
import { summaryOf, Workbench } from './support/workbench.js';

let bench: Workbench;
let books: Record<string, string>;

beforeAll(async () => {
  bench = await Workbench.start();
  await bench.settle();
  books = await bench.books();
});
afterAll(() => bench.stop());

const byOperation = operations.map((operation) => [operation.id, operation] as const);
const withQuery = operations.filter(({ query }) => query.length > 0);
const withoutBody = operations.filter((operation) => !takesBody(operation));

/** Sends a valid body and a well-formed identifier, so that only the query is invalid. */
async function ask(operation: PublishedOperation, query: string): Promise<string[]> {
  const address = operation.path.replace('{id}', operation.unknownId ?? '');
  return summaryOf(await bench.send(operation, bench.bodyFor(operation), `${address}?${query}`));
}

describe('an unknown query parameter', () => {
  it.each(byOperation)('is refused by %s and named, whatever its name', async (_id, operation) => {
    const names = [
      'surprise',
      'surprise[gte]',
      'Limit',
      'limit[]',
      '__proto__',
      'constructor',
      'toString',
      'é',
      '',
    ];
    for (const name of names) {
      const answer = await ask(operation, `${encodeURIComponent(name)}=1`);
      expect(answer).toEqual(['400 unknown_parameter', `${name} unknown_parameter`]);
    }
  });

  it.each(byOperation)('is refused by %s together with all others', async (_id, operation) => {
    expect(await ask(operation, 'surprise=1&other=2&surprise=3')).toEqual([
      '400 unknown_parameter',
      'other unknown_parameter',
      'surprise unknown_parameter',
    ]);
  });

  it.each(byOperation)('is refused by %s if it is a credential', async (_id, operation) => {
    const { token = 'ch_live_x' } = bench.apiFor(operation);
    const address = `${bench.addressOf(operation).replace('{id}', operation.unknownId ?? '')}?access_token=${token}`;
    const body = bench.bodyFor(operation);
    const withHeader = await bench.send(operation, body, address);
    const withoutHeader = await bench.service.anonymous.call(operation.method, address, { body });
    expect([summaryOf(withHeader)[0], summaryOf(withoutHeader)[0]]).toEqual([
      '400 unknown_parameter',
      '400 unknown_parameter',
    ]);
  });
});

describe('a declared query parameter', () => {
  const byParameter = withQuery.flatMap((operation) => {
    return operation.query.map((parameter) => [operation.id, parameter.name, parameter, operation] as const);
  });

  it.each(byParameter)('is accepted by %s only once: %s', async (_id, _name, parameter, operation) => {
    const given = `${encodeURIComponent(givenName(parameter))}=${encodeURIComponent(parameter.example ?? 1)}`;
    expect(await ask(operation, `${given}&${given}`)).toEqual([
      '400 invalid_parameter',
      `${givenName(parameter)} invalid_parameter`,
    ]);
  });

  const limits = withQuery.flatMap((operation) => {
    const limit = operation.query.find(({ name }) => name === 'limit');
    return limit === undefined ? [] : [[operation.id, limit.schema.maximum ?? 0, operation] as const];
  });

  it.each(limits)('is a limit between 1 and the maximum, for %s: %d', async (_id, max, operation) => {
    const numbers = ['0', `${max + 1}`, '-1', '1.5', '1e1', '0x10', '99999999999', '9'.repeat(1_000), '٣'];
    for (const value of [...numbers, '', ' 5', '5 ', 'abc', 'NaN', 'null', '%20', '5;6']) {
      const [refusal, ...faults] = await ask(operation, `limit=${encodeURIComponent(value)}`);
      const expected = [value, '400 invalid_parameter', [expect.stringMatching(/^limit \w+$/)]];
      expect([value, refusal, faults]).toEqual(expected);
    }
  });

  const paged = withQuery.filter(({ query }) => query.some(({ name }) => name === 'cursor'));

  it.each(paged.map((operation) => [operation.id, operation] as const))(
    'must be a cursor that %s itself has returned',
    async (_id, operation) => {
      const wrong = ['', 'x', '=', '%', '{}', 'bq1v0b9yV1d1X0oY', 'A'.repeat(1_000), 'A'.repeat(8_000), '\0'];
      for (const value of wrong) {
        const [refusal, ...faults] = await ask(operation, `cursor=${encodeURIComponent(value)}`);
        expect([value, refusal, faults]).toEqual([value, '400 invalid_parameter', ['cursor wrong_cursor']]);
      }
    },
  );
});

describe('a body for an operation without one', () => {
  it.each(withoutBody.map((operation) => [operation.id, operation] as const))(
    'is refused by %s, with a length and with chunks',
    async (_id, operation) => {
      const headers = { 'content-type': 'application/json' };
      const sent = { ...operation, path: operation.path.replace('{id}', operation.unknownId ?? '') };
      for (const framing of ['length', 'chunks'] as const) {
        const answer = await bench.sendBytes(sent, { headers, body: '{"limit":1}', framing });
        expect(summaryOf(answer)).toEqual(['400 malformed_request']);
      }
    },
  );
});

/** `limit`, or a member of a family: `issue_date[gte]`. */
function givenName({ name, style, schema }: Parameter): string {
  if (style !== 'deepObject') return name;
  const [member = 'any'] = Object.keys(schema.properties ?? {});
  return `${name}[${member}]`;
}

describe('all these refusals', () => {
  it('store nothing', async () => {
    expect(await bench.books()).toEqual(books);
  });
});
