import { idSources, shownDocument, withIds } from './shown-document.js';
import { withSamples } from './with-samples.js';

const ID = 'cus_01h455vb4pex5vsknk084sn02q';

const published = {
  components: { parameters: { limit: { name: 'limit' } } },
  servers: [{ url: '/api' }],
  tags: [{ name: 'Customers', description: 'Buyers.\n\n**TODO OP-1-a**: What? — today: This.' }],
  paths: {
    '/customers': {
      get: {
        'x-access': 'customers:read',
        parameters: [{ $ref: '#/components/parameters/limit' }],
        operationId: 'customers.list',
      },
    },
    '/customers/{id}': {
      get: { description: '**TODO OP-1-b**: Who?', parameters: [{ name: 'id', example: ID }] },
    },
    '/users': { get: { 'x-access': 'manager', parameters: [{ name: 'limit' }] } },
    '/users/{id}': { get: { parameters: [{ name: 'id', example: 'usr_01h455vb4pex5vsknk084sn02q' }] } },
    '/kinds': { get: { 'x-access': 'customers:read' } },
    '/kinds/{id}': { get: { parameters: [{ name: 'id', example: 'knd_01h455vb4pex5vsknk084sn02q' }] } },
  },
};

const document = withSamples(published, {
  'customers.list': [{ source: "curl 'http://127.0.0.1:3000/v1/customers'" }],
});

describe('the document that the API reference shows', () => {
  const shown = JSON.stringify(shownDocument(document, 'https://books.example'));

  it('has the address of the page in servers and samples', () => {
    expect(shown).toContain('"url":"https://books.example/api"');
    expect(shown).toContain("curl 'https://books.example/v1/customers'");
    expect(shown).not.toContain('127.0.0.1');
  });

  it('leads from each mark of an open point to its row, and names only the row at a group', () => {
    expect(shown).toContain('**[TODO OP-1-b](#OP-1-b)**: Who?');
    expect(shown).toContain('"Buyers.\\n\\n**[TODO OP-1-a](#OP-1-a)**"');
  });
});

describe('identifiers of the reader', () => {
  it('come from the lists with pages that a key may read', () => {
    expect(idSources(document)).toEqual([{ prefix: 'cus', path: '/customers' }]);
  });

  it('replace the placeholders of their kind', () => {
    const text = JSON.stringify(withIds(document, { cus: 'cus_1' }));
    expect(text).toContain('"example":"cus_1"');
    expect(text).toContain('usr_01h455vb4pex5vsknk084sn02q');
  });
});
