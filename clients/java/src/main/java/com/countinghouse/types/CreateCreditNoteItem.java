// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** What a new credit note item is made of. */
public final class CreateCreditNoteItem extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateCreditNoteItem(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of tax_category. */
  public enum TaxCategory implements ApiEnum {
    S("S"),
    Z("Z"),
    E("E"),
    AE("AE"),
    K("K"),
    G("G"),
    O("O"),
    L("L"),
    M("M");

    private final String wire;

    TaxCategory(String wire) {
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

  /** Collects the fields of CreateCreditNoteItem. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The item of the invoice; else the amount is of a tax rate. */
    public Builder itemId(String value) {
      return set("item_id", value);
    }

    /** How much of the item; without an amount, it is credited in proportion. Else all that is left of it. */
    public Builder quantity(BigDecimal value) {
      return set("quantity", value);
    }

    /** How much of the item; without an amount, it is credited in proportion. Else all that is left of it. */
    public Builder quantity(long value) {
      return set("quantity", value);
    }

    /** How much, without tax; required without an item. Below zero for an item below zero. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** How much, without tax; required without an item. Below zero for an item below zero. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** A tax rate of the invoice; required without an item, else that of the item. */
    public Builder taxRate(BigDecimal value) {
      return set("tax_rate", value);
    }

    /** A tax rate of the invoice; required without an item, else that of the item. */
    public Builder taxRate(long value) {
      return set("tax_rate", value);
    }

    /** Required when the invoice has several of this rate. */
    public Builder taxCategory(TaxCategory value) {
      return set("tax_category", value);
    }

    /** What is printed; else the name of the item. Required without an item. */
    public Builder description(String value) {
      return set("description", value);
    }

    /** What was collected. */
    public CreateCreditNoteItem build() {
      return new CreateCreditNoteItem(fields());
    }
  }
}
