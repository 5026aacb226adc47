// @generated from openapi/openapi.json by npm run generate.
import type { Pages } from '../pages.js';
import { Transport, type CallOptions, type ChangeOptions, type Settings } from '../transport.js';
import type * as types from './types.js';
{{#resources}}

/** {{doc}} */
export class {{className}} {
  constructor(private readonly transport: Transport) {}
{{#operations}}

  /**
{{#doc}}
   *{{.}}
{{/doc}}
   */
  {{method}}({{parameters}}): {{result}} {
    return this.transport.{{send}}({ {{request}} }, options);
  }
{{/operations}}
}
{{/resources}}

/** The service, with one member per resource. */
export class Countinghouse {
{{#resources}}
  /** {{doc}} */
  readonly {{property}}: {{className}};
{{/resources}}

  /** Takes at least the address of the service; all but signing in needs an API key or a login token too. */
  constructor(settings: Settings) {
    const transport: Transport = new Transport(settings, '{{basePath}}');
{{#resources}}
    this.{{property}} = new {{className}}(transport);
{{/resources}}
  }
}
