// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse;

import com.countinghouse.internal.Transport;

/** The service, with one member per resource. Threads may share it. */
public final class Countinghouse {
  static final String BASE_PATH = "{{basePath}}";
{{#resources}}
  private final com.countinghouse.resources.{{className}} {{property}};
{{/resources}}

  Countinghouse(Transport transport) {
{{#resources}}
    {{property}} = new com.countinghouse.resources.{{className}}(transport);
{{/resources}}
  }

  /** Begins a client, which needs at least the address of the service. */
  public static Settings builder() {
    return new Settings();
  }
{{#resources}}

  /** {{doc}} */
  public com.countinghouse.resources.{{className}} {{property}}() {
    return {{property}};
  }
{{/resources}}
}
