// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** What replaces the member. */
public final class UpdateMember extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateMember(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of role. */
  public enum Role implements ApiEnum {
    OWNER("owner"),
    ADMIN("admin"),
    BOOKKEEPER("bookkeeper"),
    MEMBER("member"),
    VIEWER("viewer"),
    AUDITOR("auditor");

    private final String wire;

    Role(String wire) {
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

  /** Collects the fields of UpdateMember. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What the member may do from now on. */
    public Builder role(Role value) {
      return set("role", value);
    }

    /** When the membership ends by itself; never without it. An auditor needs one. */
    public Builder expiresAt(Instant value) {
      return set("expires_at", value);
    }

    /** What was collected. */
    public UpdateMember build() {
      return new UpdateMember(fields());
    }
  }
}
