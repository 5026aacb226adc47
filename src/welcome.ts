import type { FirstStart } from './modules/first-start/index.js';

/**
 * What a person reads when the service is ready.
 *
 * Secrets appear on the first start only, and never in production.
 */
export function welcome(baseUrl: string, first: FirstStart | undefined, production: boolean): string {
  const places = `
Countinghouse is ready.

  API            ${baseUrl}/api
  API reference  ${baseUrl}/docs
  Control panel  ${baseUrl}/
`;
  if (first === undefined) return places;
  if (production)
    return `${places}\n  The first owner is ${first.email}. Create an API key in the control panel.\n`;
  return `${places}
  Sign in as     ${first.email}
  Password       ${first.password}
  API key        ${first.apiKey ?? ''}

  Both secrets are shown this once. Try the API:

${commands(baseUrl, first.apiKey ?? '')}
`;
}

function commands(baseUrl: string, apiKey: string): string {
  return `API=${baseUrl}/api
KEY=${apiKey}
post() { curl -s "$API/$1" -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -d "$2"; echo; }
id_of() { grep -o "\\"id\\":\\"$1_[0-9a-z]*" | head -n 1 | cut -d '"' -f 4; }
CUSTOMER=$(post customers '{"name":"Difference Engines GmbH"}' | id_of cus)
PRODUCT=$(post products '{"name":"Programming","price":95.5,"tax_rate":19}' | id_of prd)
ITEM='{"product_id":"'$PRODUCT'","quantity":12.5,"price":95.5}'
post invoices '{"customer_id":"'$CUSTOMER'","items":['$ITEM'],"tax_rate":19}'
`;
}
