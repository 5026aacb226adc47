// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
{{#imports}}
import {{.}};
{{/imports}}

{{#brief}}
/**{{.}} */
{{/brief}}
{{^brief}}
/**
{{#doc}}
 *{{.}}
{{/doc}}
 */
{{/brief}}
public final class {{name}} extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public {{name}}(Map<String, Object> fields) {
    super(fields);
  }
{{#fields}}
{{#isRead}}

{{#doc}}
  /** {{.}} */
{{/doc}}
  public {{type}} {{accessor}}() {
    return read("{{wire}}", {{reader}});
  }
{{/isRead}}
{{/fields}}
{{#enums}}

  /** The values of {{wire}} that this version knows. */
  public interface {{enumName}} {
{{#constants}}
    String {{constant}} = "{{value}}";
{{/constants}}
  }
{{/enums}}
{{#isWritten}}

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of {{name}}. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }
{{#fields}}
{{#setters}}

{{#doc}}
    /** {{.}} */
{{/doc}}
    public Builder {{setter}}({{type}} value) {
      return set("{{wire}}", value);
    }
{{/setters}}
{{/fields}}

    /** What was collected. */
    public {{name}} build() {
      return new {{name}}(fields());
    }
  }
{{/isWritten}}
}
