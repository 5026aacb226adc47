// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** Whom the other side can ask. */
public final class ContactPerson extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ContactPerson(Map<String, Object> fields) {
    super(fields);
  }

  /** Person or department. May be null. */
  public String name() {
    return read("name", Values::text);
  }

  /** E-mail address; else that of the organization. May be null. */
  public String email() {
    return read("email", Values::text);
  }

  /** Telephone number; else that of the organization. May be null. */
  public String phone() {
    return read("phone", Values::text);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ContactPerson. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Person or department. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** E-mail address; else that of the organization. */
    public Builder email(String value) {
      return set("email", value);
    }

    /** Telephone number; else that of the organization. */
    public Builder phone(String value) {
      return set("phone", value);
    }

    /** What was collected. */
    public ContactPerson build() {
      return new ContactPerson(fields());
    }
  }
}
