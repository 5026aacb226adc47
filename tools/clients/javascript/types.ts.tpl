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

/** What events may be about, by the names that `eventObject` takes. */
export interface EventObjects {
{{#eventObjects}}
  {{kind}}: {{schema}};
{{/eventObjects}}
}
