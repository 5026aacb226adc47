import type { OpenAPIObject } from '@nestjs/swagger';
import type { OpenPoint, Touch } from './open-points.js';
import { renderOpenPoints } from './render-open-points.js';

const LINE = '**TODO OP-1-unit**: In which unit? — today: In percent.';

function point(...touches: Touch[]): OpenPoint {
  return { id: 'OP-1-unit', section: '1', question: 'In which unit?', answer: 'In percent.', touches };
}

function document(): OpenAPIObject {
  return {
    openapi: '3.1.0',
    info: { title: 'Invoices', version: '1', description: 'All of it.' },
    tags: [{ name: 'Invoices', description: 'Bills.' }],
    paths: {
      '/invoices': {
        get: {
          operationId: 'invoices.list',
          parameters: [{ name: 'limit', in: 'query', description: 'How many.' }],
          responses: {},
        },
      },
    },
    components: {
      schemas: {
        CreateInvoice: {
          type: 'object',
          properties: { terms: { $ref: '#/components/schemas/Terms' }, rate: { type: 'number' } },
        },
      },
    },
  };
}

describe('an open point', () => {
  it.each<[Touch, RegExp]>([
    ['tag:Invoices', /"description":"Bills\.\\n\\n(.+?)","x-todo":\["OP-1-unit"\]/],
    ['operation:invoices.list', /"responses":{},"x-todo":\["OP-1-unit"\],"description":"(.+?)"/],
    ['parameter:invoices.list.limit', /"description":"How many\.\\n\\n(.+?)","x-todo":\["OP-1-unit"\]/],
    ['schema:CreateInvoice', /}},"x-todo":\["OP-1-unit"\],"description":"(.+?)"}/],
    ['property:CreateInvoice.rate', /"type":"number","x-todo":\["OP-1-unit"\],"description":"(.+?)"}/],
    ['property:CreateInvoice.terms', /\/Terms","x-todo":\["OP-1-unit"\],"description":"(.+?)"}/],
  ])('appears at %s, after the description', (touch, place) => {
    const marked = document();
    renderOpenPoints(marked, [point(touch)]);
    expect(place.exec(JSON.stringify(marked))?.[1]).toBe(LINE);
  });

  it('appears in the table and in the register of the document, but not in a line above the table', () => {
    const marked = document();
    renderOpenPoints(marked, [point('document')]);
    expect(marked).toMatchObject({ info: { 'x-todo': ['OP-1-unit'] }, 'x-open-points': [point('document')] });
    expect(marked.info.description).toMatch(/^All of it\.\n\n## Open points/);
    expect(marked.info.description).toContain('| OP-1-unit | 1 | In which unit? | In percent. |');
    expect(marked.info.description).not.toContain(LINE);
  });
});

describe('an open point for a part that does not exist', () => {
  it.each<Touch>([
    'tag:Customers',
    'operation:invoices.get',
    'parameter:invoices.list.sort',
    'parameter:invoices.get.limit',
    'schema:Invoice',
    'property:Invoice.rate',
    'property:CreateInvoice.discount',
  ])('is refused: %s', (touch) => {
    expect(() => renderOpenPoints(document(), [point(touch)])).toThrow(
      `OP-1-unit touches ${touch}, which the document does not have.`,
    );
  });
});
