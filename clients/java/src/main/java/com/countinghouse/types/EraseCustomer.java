// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The erase customer. */
public final class EraseCustomer extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public EraseCustomer(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of reason. */
  public enum Reason implements ApiEnum {
    REQUESTED("requested"),
    CONSENT_WITHDRAWN("consent_withdrawn"),
    OBJECTION("objection"),
    NO_LONGER_NEEDED("no_longer_needed");

    private final String wire;

    Reason(String wire) {
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

  /** Collects the fields of EraseCustomer. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Why it is erased. There is no text, because it could name the person again. */
    public Builder reason(Reason value) {
      return set("reason", value);
    }

    /** True tells what would be erased and what has to stay, and changes nothing. False erases. */
    public Builder dryRun(Boolean value) {
      return set("dry_run", value);
    }

    /** What was collected. */
    public EraseCustomer build() {
      return new EraseCustomer(fields());
    }
  }
}
