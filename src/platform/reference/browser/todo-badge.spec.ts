import { openPointIndexPlugin, todoBadgePlugin } from './todo-badge.js';

const specification = {
  'x-open-points': [
    { id: 'OP-d', state: 'open' },
    { id: 'OP-b', state: 'decided for now' },
  ],
  tags: [{ name: 'Invoices', 'x-todo': ['OP-a'] }],
  paths: {
    '/invoices': {
      post: {
        tags: ['Invoices'],
        'x-todo': ['OP-b'],
        parameters: [{ name: 'limit', 'x-todo': ['OP-c'] }],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Invoice' } } },
        },
        responses: { 422: { content: { json: { schema: { $ref: '#/components/schemas/Problem' } } } } },
      },
      get: { tags: ['Invoices', 'Lists'], responses: {} },
    },
  },
  components: {
    schemas: {
      Invoice: {
        'x-todo': ['OP-d', 'OP-b'],
        properties: { corrects: { $ref: '#/components/schemas/Invoice', 'x-todo': ['OP-e'] } },
      },
      Problem: { 'x-todo': ['OP-z'] },
    },
  },
};

const spec = { toJS: () => specification };

describe('the badges of the API reference', () => {
  const { fn } = openPointIndexPlugin({ specSelectors: { specJson: () => spec } });

  it('count the open points of its parameters, body and answers, but not of the problem document', () => {
    expect([...(fn.openPointIndex().operations['post /invoices'] ?? [])].sort()).toEqual([
      'OP-b',
      'OP-c',
      'OP-d',
      'OP-e',
    ]);
    expect(fn.openPointIndex().operations['get /invoices']).toHaveLength(0);
  });

  it('count for a tag its own open points and those of its operations, each once', () => {
    expect(fn.openPointIndex().tags['Invoices']).toHaveLength(5);
    expect(fn.openPointIndex().tags['Lists']).toHaveLength(0);
  });

  it('appear beside an operation, and nowhere without open points', () => {
    const { wrapComponents } = todoBadgePlugin() as {
      wrapComponents: { OperationSummaryPath: (original: unknown, ui: object) => (given: object) => unknown };
    };
    const createElement = (type: unknown, _properties: object, ...children: unknown[]): unknown[] => [
      type,
      ...children,
    ];
    const line = wrapComponents.OperationSummaryPath('path', { React: { createElement }, fn });
    const operation = (method: string): object => {
      return { operationProps: new Map(Object.entries({ method, path: '/invoices' })) };
    };
    expect(JSON.stringify(line(operation('post')))).toBe(
      '["span",["path"],["span","4 TODO",["span",", 1 open"]]]',
    );
    expect(line(operation('get'))).toEqual(['path']);
  });
});
