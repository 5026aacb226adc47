// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What <code>members.remove</code> may be asked. */
public final class MembersRemoveQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MembersRemoveQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of api_keys. */
  public enum ApiKeys implements ApiEnum {
    KEEP("keep"),
    REVOKE("revoke");

    private final String wire;

    ApiKeys(String wire) {
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

  /** Collects the fields of MembersRemoveQuery. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What becomes of the API keys that the member made here. */
    public Builder apiKeys(ApiKeys value) {
      return set("api_keys", value);
    }

    /** What was collected. */
    public MembersRemoveQuery build() {
      return new MembersRemoveQuery(fields());
    }
  }
}
