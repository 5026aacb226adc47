// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** What a new bill tax group is made of. */
public final class CreateBillTaxGroup extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateBillTaxGroup(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of category. */
  public enum Category implements ApiEnum {
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

    Category(String wire) {
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

  /** Collects the fields of CreateBillTaxGroup. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Category of UNTDID 5305. */
    public Builder category(Category value) {
      return set("category", value);
    }

    /** As a percentage; none if it is not taxed. */
    public Builder rate(BigDecimal value) {
      return set("rate", value);
    }

    /** As a percentage; none if it is not taxed. */
    public Builder rate(long value) {
      return set("rate", value);
    }

    /** What the tax is due on. */
    public Builder taxable(BigDecimal value) {
      return set("taxable", value);
    }

    /** What the tax is due on. */
    public Builder taxable(long value) {
      return set("taxable", value);
    }

    /** The tax. */
    public Builder tax(BigDecimal value) {
      return set("tax", value);
    }

    /** The tax. */
    public Builder tax(long value) {
      return set("tax", value);
    }

    /** What was collected. */
    public CreateBillTaxGroup build() {
      return new CreateBillTaxGroup(fields());
    }
  }
}
