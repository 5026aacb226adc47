/** Something that can be read under an address of its own. */
export interface Readable {
  readonly name: string;
  readonly description: string;
  readonly uri: string;
  /** The operation that reads it; the parameters of its path have the names of the address. */
  readonly operation: string;
}

const FORMATS = 'pdf, factur_x, ubl, cii, xrechnung_ubl, xrechnung_cii or peppol';

export const readables: readonly Readable[] = [
  readable('customer', 'customers', 'customers.get'),
  readable('product', 'products', 'products.get'),
  readable('invoice', 'invoices', 'invoices.get'),
  readable('payment', 'payments', 'payments.get'),
  readable('credit_note', 'credit-notes', 'credit_notes.get'),
  readable('quote', 'quotes', 'quotes.get'),
  readable('supplier', 'suppliers', 'suppliers.get'),
  readable('bill', 'bills', 'bills.get'),
  {
    name: 'invoice_document',
    description: `The file of an invoice: ${FORMATS}.`,
    uri: 'countinghouse://invoices/{id}/documents/{format}',
    operation: 'documents.get',
  },
  {
    name: 'credit_note_document',
    description: `The file of a credit note: ${FORMATS}.`,
    uri: 'countinghouse://credit-notes/{id}/documents/{format}',
    operation: 'credit_note_documents.get',
  },
];

/** A file of a document, as its list tells it. */
export interface ListedFile {
  readonly document_id: string;
  readonly format: string;
  readonly media_type: string;
  readonly filename: string;
  readonly state: string;
}

/** A link to a file that can be read. */
export interface FileLink {
  readonly type: 'resource_link';
  readonly uri: string;
  readonly name: string;
  readonly mimeType: string;
}

const READABLE: readonly string[] = ['stored', 'available', 'preview'];

/** Returns a link to each file that there is. */
export function fileLinks(files: readonly ListedFile[]): FileLink[] {
  return files
    .filter(({ state }) => READABLE.includes(state))
    .map(({ document_id, format, media_type, filename }) => {
      const collection = document_id.startsWith('inv_') ? 'invoices' : 'credit-notes';
      const uri = `countinghouse://${collection}/${document_id}/documents/${format}`;
      return { type: 'resource_link', uri, name: filename, mimeType: media_type };
    });
}

function readable(name: string, collection: string, operation: string): Readable {
  const description = `A ${name.replace('_', ' ')}, as the API shows it.`;
  return { name, description, uri: `countinghouse://${collection}/{id}`, operation };
}
