import type { ApiAnswer, ApiClient } from './api-client.js';
import { IBAN } from './bank-year.js';

export async function bankAccount(api: ApiClient, more: object = {}): Promise<string> {
  const { body } = await api.post('/bank-accounts', {
    name: 'Current',
    currency: 'EUR',
    iban: IBAN,
    ...more,
  });
  return body.id as string;
}

export function importFile(
  api: ApiClient,
  bac: string,
  file: { readonly text: string } & Readonly<Record<string, unknown>>,
): Promise<ApiAnswer> {
  const { text, ...more } = file;
  const content = Buffer.from(text).toString('base64');
  return api.post(`/bank-accounts/${bac}/statements`, { content, ...more });
}

export async function linesOf(api: ApiClient, bac: string): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  let next = `/bank-lines?bank_account_id=${bac}&sort=booked_on&limit=100`;
  for (;;) {
    const { body } = await api.get(next);
    lines.push(...(body.data as Record<string, unknown>[]));
    if (!body.has_more) return lines;
    next = `/bank-lines?bank_account_id=${bac}&sort=booked_on&limit=100&cursor=${body.next_cursor as string}`;
  }
}
