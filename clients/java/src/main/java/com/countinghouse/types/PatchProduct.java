// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** What changes of the product. */
public final class PatchProduct extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PatchProduct(Map<String, Object> fields) {
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

  /** Collects the fields of PatchProduct. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Name of the product. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Your own article number; unique. */
    public Builder sku(String value) {
      return set("sku", value);
    }

    /** Global Trade Item Number of GS1, with its check digit: a bar code’s digits. */
    public Builder gtin(String value) {
      return set("gtin", value);
    }

    /** What it is. */
    public Builder description(String value) {
      return set("description", value);
    }

    /** Proposed price per unit. */
    public Builder price(BigDecimal value) {
      return set("price", value);
    }

    /** Proposed price per unit. */
    public Builder price(long value) {
      return set("price", value);
    }

    /** Currency of the proposed price; else the organization’s. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** Proposed tax rate as a percentage. */
    public Builder taxRate(BigDecimal value) {
      return set("tax_rate", value);
    }

    /** Proposed tax rate as a percentage. */
    public Builder taxRate(long value) {
      return set("tax_rate", value);
    }

    /** Proposed tax category of EN 16931. */
    public Builder taxCategory(TaxCategory value) {
      return set("tax_category", value);
    }

    /** What a quantity counts. */
    public Builder unit(Unit value) {
      return set("unit", value);
    }

    /** Whether it is still sold; true if not given. For lists only: it can be invoiced all the same. */
    public Builder active(Boolean value) {
      return set("active", value);
    }

    /** Names and texts of your own. A text sets its name, null takes the name away, and names that are not given stay. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** What was collected. */
    public PatchProduct build() {
      return new PatchProduct(fields());
    }
  }
}
