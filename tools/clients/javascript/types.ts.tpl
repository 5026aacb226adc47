// @generated from openapi/openapi.json by npm run generate.
import type { NewerValue } from '../versions.js';
{{#schemas}}

/**
{{#doc}}
 *{{.}}
{{/doc}}
 */
export interface {{name}} {
{{#fields}}
{{#doc}}
  /** {{.}} */
{{/doc}}
  {{name}}{{optional}}: {{type}};
{{/fields}}
}
{{/schemas}}

/** What an event may be about, by the first word of its type. */
export interface EventObjects {
{{#eventObjects}}
  {{kind}}: {{schema}};
{{/eventObjects}}
}
