// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** An account at a bank. */
public final class BankDetails extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BankDetails(Map<String, Object> fields) {
    super(fields);
  }

  /** Whose account it is, if not the organization’s. May be null. */
  public String accountHolder() {
    return read("account_holder", Values::text);
  }

  /** International Bank Account Number; its check digits are checked. May be null. */
  public String iban() {
    return read("iban", Values::text);
  }

  /** Business Identifier Code of the bank. May be null. */
  public String bic() {
    return read("bic", Values::text);
  }

  /** Name of the bank. May be null. */
  public String bankName() {
    return read("bank_name", Values::text);
  }

  /** Number of the account where there is no IBAN. May be null. */
  public String accountNumber() {
    return read("account_number", Values::text);
  }

  /** Number of the bank where there is no IBAN: sort code, ABA number, BSB. May be null. */
  public String routingNumber() {
    return read("routing_number", Values::text);
  }

  /** SEPA creditor identifier, needed for direct debits. May be null. */
  public String creditorId() {
    return read("creditor_id", Values::text);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of BankDetails. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Whose account it is, if not the organization’s. */
    public Builder accountHolder(String value) {
      return set("account_holder", value);
    }

    /** International Bank Account Number; its check digits are checked. */
    public Builder iban(String value) {
      return set("iban", value);
    }

    /** Business Identifier Code of the bank. */
    public Builder bic(String value) {
      return set("bic", value);
    }

    /** Name of the bank. */
    public Builder bankName(String value) {
      return set("bank_name", value);
    }

    /** Number of the account where there is no IBAN. */
    public Builder accountNumber(String value) {
      return set("account_number", value);
    }

    /** Number of the bank where there is no IBAN: sort code, ABA number, BSB. */
    public Builder routingNumber(String value) {
      return set("routing_number", value);
    }

    /** SEPA creditor identifier, needed for direct debits. */
    public Builder creditorId(String value) {
      return set("creditor_id", value);
    }

    /** What was collected. */
    public BankDetails build() {
      return new BankDetails(fields());
    }
  }
}
