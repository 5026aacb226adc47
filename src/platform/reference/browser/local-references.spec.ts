import { resolvedAt } from './local-references.js';

const document = {
  paths: {
    '/orders': { get: { schema: { $ref: '#/components/schemas/Order', description: 'The last one.' } } },
  },
  components: {
    schemas: {
      Order: { type: 'object', properties: { lines: { items: { $ref: '#/components/schemas/Line' } } } },
      Line: {
        type: 'object',
        properties: { part: { $ref: '#/components/schemas/Line' }, of: { type: 'string' } },
      },
      'A/b~c': { type: 'string' },
      Odd: { $ref: '#/components/schemas/A~1b~0c' },
    },
  },
};

it('puts what references lead to in their places, and keeps what stands beside them', () => {
  const line = '#/components/schemas/Line';
  expect(resolvedAt(document, ['paths', '/orders', 'get'])).toEqual({
    schema: {
      type: 'object',
      description: 'The last one.',
      $$ref: '#/components/schemas/Order',
      properties: {
        lines: {
          items: {
            type: 'object',
            $$ref: line,
            properties: { part: { $ref: line }, of: { type: 'string' } },
          },
        },
      },
    },
  });
});

it('reads names as JSON pointers write them', () => {
  expect(resolvedAt(document, ['components', 'schemas', 'Odd'])).toMatchObject({ type: 'string' });
});

it('finds nothing where there is nothing', () => {
  expect(resolvedAt(document, ['paths', '/nothing', 'get'])).toBeUndefined();
});
