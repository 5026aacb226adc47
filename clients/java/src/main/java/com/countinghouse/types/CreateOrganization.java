// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What a new organization is made of. */
public final class CreateOrganization extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateOrganization(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of mode. */
  public enum Mode implements ApiEnum {
    LIVE("live"),
    TEST("test");

    private final String wire;

    Mode(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CreateOrganization. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Name as it is used every day. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Currency of new documents, unless the customer has another one. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** Where the organization’s days begin and end. */
    public Builder timeZone(String value) {
      return set("time_zone", value);
    }

    /** Test books are for trying: their numbers and documents say so, and their mails stay in the outbox. */
    public Builder mode(Mode value) {
      return set("mode", value);
    }

    /** What was collected. */
    public CreateOrganization build() {
      return new CreateOrganization(fields());
    }
  }
}
