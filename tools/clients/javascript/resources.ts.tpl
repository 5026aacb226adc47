// @generated from openapi/openapi.json by npm run generate.
import type { ApiPromise } from '../answers.js';
import { Client } from '../client.js';
{{#download}}
import type { Download } from '../downloads.js';
{{/download}}
{{#pages}}
import type { Pages } from '../pages.js';
{{/pages}}
{{#events}}
import type { ServerSentEvent } from '../server-sent-events.js';
{{/events}}
import type { CallOptions, ChangeOptions, Settings } from '../settings.js';
import type { Transport } from '../transport.js';
import type * as types from './types.js';
{{#resources}}

/** {{doc}} */
export class {{className}} {
  /** @internal */
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
export class Countinghouse extends Client {
{{#resources}}
  /** {{doc}} */
  readonly {{property}}: {{className}};
{{/resources}}

  /** Needs the address of the service; all but signing in needs an API key or a login token too. */
  constructor(settings?: Settings) {
    super(settings, '{{basePath}}');
{{#resources}}
    this.{{property}} = new {{className}}(this.transport);
{{/resources}}
  }
}
