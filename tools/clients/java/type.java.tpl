// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

{{#hasEnums}}
import com.countinghouse.ApiEnum;
{{/hasEnums}}
import com.countinghouse.ApiObject;
{{#isEvent}}
import com.countinghouse.UnknownObject;
{{/isEvent}}
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

{{#isReadable}}
  /** The values of {{wire}} that this version knows. */
  public interface {{enumName}} {
{{#constants}}
    String {{constant}} = "{{value}}";
{{/constants}}
  }
{{/isReadable}}
{{^isReadable}}
  /** The values of {{wire}}. */
  public enum {{enumName}} implements ApiEnum {
{{#constants}}
    {{constant}}("{{value}}"){{end}}
{{/constants}}

    private final String wire;

    {{enumName}}(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }
{{/isReadable}}
{{/enums}}
{{#isEvent}}

  /**
   * The object after the change: an Invoice for {@code invoice.created}, an UnknownObject for what this version does not
   * know; null if the event has none. {@code instanceof} tells which.
   */
  public ApiObject object() {
    if (!(get("data") instanceof Map<?, ?> data) || !(data.get("object") instanceof Map<?, ?>)) {
      return null;
    }
    Map<String, Object> fields = Values.members(data.get("object"));
    return switch (String.valueOf(get("type"))) {
{{#eventObjects}}
      case {{cases}} ->
          new {{schema}}(fields);
{{/eventObjects}}
      default -> new UnknownObject(fields);
    };
  }
{{/isEvent}}
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
