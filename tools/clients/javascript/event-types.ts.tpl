// @generated from openapi/openapi.json by npm run generate.
import type { EventObjects } from './types.js';

/** The types of the events that are about an object of each kind. */
export const EVENT_TYPES: Readonly<Record<keyof EventObjects, readonly string[]>> = {
{{#eventObjects}}
  {{kind}}: [
{{#types}}
    '{{.}}',
{{/types}}
  ],
{{/eventObjects}}
};
