import type pg from 'pg';

const OF_ERASED = `EXISTS (SELECT FROM customers c WHERE c.organization_id = r.organization_id AND c.id = r.customer_id
                                                     AND c.erased_at IS NOT NULL)`;

/** What a table of terms has to hold of a row `r`, by the functions of the database. What is erased has none. */
const WANTED: Readonly<
  Record<string, { readonly of: string; readonly terms: string; readonly but?: string }>
> = {
  customer_terms: {
    of: 'customers',
    terms: `SELECT search_words(concat_ws(' ', r.name, r.email, r.external_id)) UNION SELECT metadata_terms(r.metadata)
            UNION SELECT '@' || search_form(r.email) WHERE r.email IS NOT NULL
            UNION SELECT '#' || upper(regexp_replace(tax_id ->> 'value', '[^A-Za-z0-9]', '', 'g'))
                    FROM jsonb_array_elements(r.tax_ids) AS tax_id WHERE tax_id ->> 'value' ~ '[A-Za-z0-9]'`,
    but: 'r.erased_at IS NOT NULL',
  },
  product_terms: {
    of: 'products',
    terms: `SELECT search_words(concat_ws(' ', r.name, r.sku)) UNION SELECT metadata_terms(r.metadata)`,
  },
  invoice_terms: {
    of: 'invoices',
    terms: `SELECT search_words(r.reference) UNION SELECT metadata_terms(r.metadata)`,
  },
  payment_search_terms: {
    of: 'payments',
    terms: `SELECT search_words(r.reference) UNION SELECT metadata_terms(r.metadata)`,
    but: OF_ERASED,
  },
  credit_note_terms: {
    of: 'credit_notes',
    terms: `SELECT search_words(r.invoice_number) UNION SELECT metadata_terms(r.metadata)`,
    but: OF_ERASED,
  },
};

const DIFFERENCES = Object.entries(WANTED)
  .map(([table, { of, terms, but = 'false' }]) => {
    const wanted = `SELECT r.organization_id, r.id, s.t FROM ${of} r, LATERAL (${terms}) AS s (t) WHERE NOT (${but})`;
    const stored = `SELECT organization_id, id, term FROM ${table}`;
    const named = (title: string, rows: string): string =>
      `SELECT '${table}: ${title} ' || t AS difference FROM (${rows}) AS d (o, i, t)`;
    const lacking = named('lacks', `${wanted} EXCEPT ${stored}`);
    return `(${lacking} UNION ALL ${named('is left with', `${stored} EXCEPT ${wanted}`)})`;
  })
  .concat(
    ['customers', 'products'].map(
      (table) =>
        `SELECT '${table}: sorts by ' || name_key FROM ${table} WHERE name_key <> left(search_form(name), 255)`,
    ),
  )
  .join(' UNION ALL ');

/** Returns where what lists search and sort by is not what the rows say: a statement forgot it. */
export async function forgottenTerms(admin: pg.Pool): Promise<string[]> {
  const { rows } = await admin.query<{ difference: string }>(`${DIFFERENCES} LIMIT 10`);
  return rows.map(({ difference }) => difference);
}
