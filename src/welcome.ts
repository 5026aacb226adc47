import type { FirstStart } from './modules/people/first-start/index.js';
import type { Config } from './platform/running/config/config.js';

/**
 * Returns the text that is printed when the service is ready.
 *
 * It contains secrets only on the first start, and never in production.
 */
export function welcome(
  baseUrl: string,
  first: FirstStart | undefined,
  { production, apiReference }: Pick<Config, 'production' | 'apiReference'>,
): string {
  const reference = apiReference ? `\n  API reference  ${baseUrl}/docs` : '';
  const addresses = `
Countinghouse is ready.

  API            ${baseUrl}/api${reference}
  Control panel  ${baseUrl}/
`;
  if (first === undefined) return addresses;
  if (production)
    return `${addresses}\n  The first owner is ${first.email}. Create an API key in the control panel.\n`;
  return `${addresses}
  Sign in as     ${first.email}
  Password       ${first.password}
  API key        ${first.apiKey ?? ''}

  The password and the key are shown only once. Make your first invoice:

${commands(baseUrl, first.apiKey ?? '')}
`;
}

/**
 * Creates a customer, a product, a draft, and a final invoice. README.md shows the same commands; a test compares them.
 */
function commands(baseUrl: string, apiKey: string): string {
  return `API=${baseUrl}/api
KEY=${apiKey}
post() { curl -s "$API/$1" -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -d "$2"; echo; }
id_of() { grep -o "\\"id\\":\\"$1_[0-9a-z]*" | head -n 1 | cut -d '"' -f 4; }
CUSTOMER=$(post customers '{"name":"Difference Engines GmbH"}' | id_of cus)
PRODUCT=$(post products '{"name":"Programming","price":95.5,"tax_rate":19}' | id_of prd)
ITEM='{"product_id":"'$PRODUCT'","quantity":12.5,"price":95.5}'
INVOICE=$(post invoices '{"customer_id":"'$CUSTOMER'","items":['$ITEM'],"tax_rate":19}' | id_of inv)
post "invoices/$INVOICE/finalize"
`;
}
