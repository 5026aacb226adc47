// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** What a new payment is made of. */
public final class CreatePayment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreatePayment(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of method. */
  public enum Method implements ApiEnum {
    BANK_TRANSFER("bank_transfer"),
    CARD("card"),
    CASH("cash"),
    CHECK("check"),
    OTHER("other");

    private final String wire;

    Method(String wire) {
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

  /** Collects the fields of CreatePayment. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** How it came in. */
    public Builder method(Method value) {
      return set("method", value);
    }

    /** When it came in, at the latest today; today when it is not said. */
    public Builder receivedOn(LocalDate value) {
      return set("received_on", value);
    }

    /** What the bank statement says, or the number of a receipt. */
    public Builder reference(String value) {
      return set("reference", value);
    }

    /** A note for yourselves. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** The customer who paid. */
    public Builder customerId(String value) {
      return set("customer_id", value);
    }

    /** How much came in. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** How much came in. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** Else the customer’s currency, else the organization’s. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** Names and texts of your own; the service keeps them and gives them back. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** Which invoices it settles. What is left is the customer’s credit, and can be allocated later. */
    public Builder allocations(List<CreateAllocation> value) {
      return set("allocations", value);
    }

    /** What was collected. */
    public CreatePayment build() {
      return new CreatePayment(fields());
    }
  }
}
