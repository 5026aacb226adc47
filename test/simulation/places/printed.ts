import { execFileSync } from 'node:child_process';
import { digitsOf, same } from './compare.js';
import type { Place } from './place.js';

/** The printed invoice: what it says is to be paid does not change after it is issued. */
export const printed: Place = {
  name: 'printed invoice',
  cost: 'dear',
  reads: [],
  read: async (world, touched) => {
    const { model } = world;
    const invoice = model.invoices.get(touched['invoice'] as string);
    if (invoice === undefined || invoice.state === 'draft') return;
    const text = await textOf(world.api.bytes(`/invoices/${world.idOf(invoice.label)}/documents/pdf`));
    const total = lastAmount(/^.*\bTotal [A-Z]{3}\b.*$/m.exec(text)?.[0]);
    same(`printed total: ${invoice.label}`, String(model.total(invoice)), total);
    const due = lastAmount(/^.*Amount due.*$/m.exec(text)?.[0]);
    if (due !== undefined) same(`printed amount due: ${invoice.label}`, false, due.startsWith('-'));
  },
};

export async function textOf(bytes: Promise<Buffer>): Promise<string> {
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: await bytes, encoding: 'utf8' });
}

function lastAmount(line: string | undefined): string | undefined {
  const amount = line?.trim().split(/\s+/).at(-1);
  return amount !== undefined && /\d/.test(amount) ? digitsOf(amount) : undefined;
}
