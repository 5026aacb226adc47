// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** What a new supplier payment is made of. */
public final class CreateSupplierPayment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateSupplierPayment(Map<String, Object> fields) {
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

  /** Collects the fields of CreateSupplierPayment. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Who was paid. */
    public Builder supplierId(String value) {
      return set("supplier_id", value);
    }

    /** How much went out; 0 where credit notes settle bills. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** How much went out; 0 where credit notes settle bills. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** Else that of the supplier, else that of the organization. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** How it went out. */
    public Builder method(Method value) {
      return set("method", value);
    }

    /** When it went out; today if not given. */
    public Builder paidOn(LocalDate value) {
      return set("paid_on", value);
    }

    /** What the payment said. */
    public Builder reference(String value) {
      return set("reference", value);
    }

    /** A note for yourselves. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** Names and texts of your own; the service keeps them and gives them back. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** Which bills it settles. What is left is kept with the supplier, and can be allocated later. */
    public Builder allocations(List<CreateBillAllocation> value) {
      return set("allocations", value);
    }

    /** What was collected. */
    public CreateSupplierPayment build() {
      return new CreateSupplierPayment(fields());
    }
  }
}
