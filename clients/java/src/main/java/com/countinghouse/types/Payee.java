// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** Who gets the money, if not the seller. */
public final class Payee extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Payee(Map<String, Object> fields) {
    super(fields);
  }

  /** Who is paid, if it is not you: a factoring company. */
  public String name() {
    return read("name", Values::text);
  }

  /** What the payee is known by. May be null. */
  public Identifier identifier() {
    return read("identifier", Values.object(Identifier::new));
  }

  /** Entry in the commercial register. May be null. */
  public Identifier legalRegistration() {
    return read("legal_registration", Values.object(Identifier::new));
  }

  /** Account that is paid to, in place of yours. May be null. */
  public BankDetails bankDetails() {
    return read("bank_details", Values.object(BankDetails::new));
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Payee. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Who is paid, if it is not you: a factoring company. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** What the payee is known by. */
    public Builder identifier(Identifier value) {
      return set("identifier", value);
    }

    /** Entry in the commercial register. */
    public Builder legalRegistration(Identifier value) {
      return set("legal_registration", value);
    }

    /** Account that is paid to, in place of yours. */
    public Builder bankDetails(BankDetails value) {
      return set("bank_details", value);
    }

    /** What was collected. */
    public Payee build() {
      return new Payee(fields());
    }
  }
}
