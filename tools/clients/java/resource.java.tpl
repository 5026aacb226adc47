// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

{{#imports}}
import {{.}};
{{/imports}}

/** {{doc}} */
public final class {{className}} {
  private final Transport transport;

  /** For the client, which has one. */
  public {{className}}(Transport transport) {
    this.transport = transport;
  }
{{#operations}}
{{#shorter}}

  /** {{summary}} See {@link #{{method}}({{full}})}. */
  public {{result}} {{method}}({{parameters}}) {
    {{give}}{{method}}({{values}});
  }
{{/shorter}}

  /**
{{#doc}}
   *{{.}}
{{/doc}}
   */
{{#deprecated}}
  @Deprecated
{{/deprecated}}
  public {{result}} {{method}}({{parameters}}) {
    Request request = {{request}};
    {{give}}transport.{{send}};
  }
{{/operations}}
}
