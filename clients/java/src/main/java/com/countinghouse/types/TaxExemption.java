// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** Why one tax group is free of tax. */
public final class TaxExemption extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public TaxExemption(Map<String, Object> fields) {
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

  /** Collects the fields of TaxExemption. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Category of the tax group. */
    public Builder category(Category value) {
      return set("category", value);
    }

    /** Rate of the tax group; else all of the category. */
    public Builder rate(BigDecimal value) {
      return set("rate", value);
    }

    /** Rate of the tax group; else all of the category. */
    public Builder rate(long value) {
      return set("rate", value);
    }

    /** Why no tax is charged, in words. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** The same as a code of the VATEX list. */
    public Builder code(String value) {
      return set("code", value);
    }

    /** What was collected. */
    public TaxExemption build() {
      return new TaxExemption(fields());
    }
  }
}
