import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { sha256 } from '../../src/modules/people/auth/credentials.service.js';
import { apiKeyToken, parseToken } from '../../src/modules/people/auth/domain/token.js';
import { newId } from '../../src/platform/contract/ids/new-id.js';

/** An organization and a key of its own. */
export interface Member {
  readonly organizationId: string;
  readonly apiKey: string;
  /** The series of its invoices, where it is known. */
  readonly seriesId?: string;
}

/** Rows of an organization copied into others, with another organization and whatever else differs. */
const COPY_ORGANIZATION = `
  INSERT INTO organizations
  SELECT (jsonb_populate_record(o, jsonb_build_object('id', m.id))).*
    FROM organizations o, unnest($2::uuid[]) AS m (id) WHERE o.id = $1`;
const COPY_KEY = `
  INSERT INTO api_keys
  SELECT (jsonb_populate_record(k, jsonb_build_object('id', m.key, 'organization_id', m.id, 'secret_hash', m.hash))).*
    FROM api_keys k, unnest($2::uuid[], $3::uuid[], $4::text[]) AS m (id, key, hash)
   WHERE k.id = (SELECT id FROM api_keys WHERE organization_id = $1 LIMIT 1)`;
/** The series are in different places, so that no two organizations issue the same number. */
const COPY_SERIES = `
  INSERT INTO number_series
  SELECT (jsonb_populate_record(s, jsonb_build_object('organization_id', m.id, 'id', m.series,
                                                      'documents', m.at * 10000, 'last_sequence', m.at * 10000))).*
    FROM number_series s, unnest($2::uuid[], $3::uuid[]) WITH ORDINALITY AS m (id, series, at)
   WHERE s.organization_id = $1 AND s.document_type = 'invoice'`;
const copyOf = (table: string): string => `
  INSERT INTO ${table}
  SELECT (jsonb_populate_record(t, jsonb_build_object('organization_id', m.id))).*
    FROM ${table} t, unnest($2::uuid[]) AS m (id)
   WHERE t.organization_id = $1 AND t.id = ANY ($3::uuid[])`;

/** $1 organization of the invoice, $2 invoice, $3 organizations, $4 new ids: a copy for each. Drafts have no number. */
const COPY_INVOICE = `
  INSERT INTO invoices
  SELECT (jsonb_populate_record(i, jsonb_build_object('organization_id', m.organization, 'id', m.id,
                                                      'number', 'COPY-' || m.id || left(i.number, 0)))).*
    FROM invoices i, unnest($3::uuid[], $4::uuid[]) AS m (organization, id)
   WHERE i.organization_id = $1 AND i.id = $2`;
const COPY_LINES = `
  INSERT INTO invoice_items
  SELECT (jsonb_populate_record(l, jsonb_build_object('organization_id', m.organization, 'invoice_id', m.id,
                                                      'id', gen_random_uuid()))).*
    FROM invoice_items l, unnest($3::uuid[], $4::uuid[]) AS m (organization, id)
   WHERE l.organization_id = $1 AND l.invoice_id = $2`;

/** Opens organizations like the first one, each with a key of its own. */
export async function openOrganizations(admin: pg.Pool, like: string, count: number): Promise<Member[]> {
  const made = Array.from({ length: count }, () => {
    const id = newId(new Date());
    const apiKey = apiKeyToken(newId(new Date()), 'live', randomBytes(32));
    const parsed = parseToken(apiKey);
    if (parsed?.kind !== 'api_key') throw new Error('An API key cannot be read.');
    return {
      organizationId: id,
      seriesId: newId(new Date()),
      apiKey,
      key: parsed.id,
      hash: `\\x${sha256(parsed.secret).toString('hex')}`,
    };
  });
  const ids = made.map(({ organizationId }) => organizationId);
  await admin.query(COPY_ORGANIZATION, [like, ids]);
  await admin.query(COPY_KEY, [like, ids, made.map(({ key }) => key), made.map(({ hash }) => hash)]);
  await admin.query(COPY_SERIES, [like, ids, made.map(({ seriesId }) => seriesId)]);
  return made.map(({ organizationId, apiKey, seriesId }) => ({ organizationId, apiKey, seriesId }));
}

/** Makes what a draft names known in other organizations too, under the same ids. */
export async function shareReferences(
  admin: pg.Pool,
  draft: { readonly organizationId: string; readonly id: string },
  members: readonly Member[],
): Promise<void> {
  const ids = members.map(({ organizationId }) => organizationId);
  const named = await admin.query<{ customer: string; products: string[] }>(
    `SELECT i.customer_id AS customer, array_agg(DISTINCT l.product_id) AS products
       FROM invoices i JOIN invoice_items l ON l.organization_id = i.organization_id AND l.invoice_id = i.id
      WHERE i.organization_id = $1 AND i.id = $2 GROUP BY 1`,
    [draft.organizationId, draft.id],
  );
  const { customer = '', products = [] } = named.rows[0] ?? {};
  await admin.query(copyOf('customers'), [draft.organizationId, ids, [customer]]);
  await admin.query(copyOf('products'), [draft.organizationId, ids, products]);
}

/** Copies an invoice with its lines so many times, in turns for each member. */
export async function copyInvoice(
  admin: pg.Pool,
  draft: { readonly organizationId: string; readonly id: string },
  to: { readonly members: readonly Member[]; readonly count: number },
): Promise<{ readonly member: Member; readonly id: string }[]> {
  const copies = Array.from({ length: to.count }, (_none, at) => {
    const member = to.members[at % to.members.length];
    if (member === undefined) throw new Error('There is nobody to copy an invoice for.');
    return { member, id: newId(new Date()) };
  });
  const owners = copies.map(({ member }) => member.organizationId);
  const values = [draft.organizationId, draft.id, owners, copies.map(({ id }) => id)];
  await admin.query(COPY_INVOICE, values);
  await admin.query(COPY_LINES, values);
  return copies;
}
