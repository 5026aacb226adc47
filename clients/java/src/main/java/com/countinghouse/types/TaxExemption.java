// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

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

  /** Category of the tax group. */
  public String category() {
    return read("category", Values::text);
  }

  /** Rate of the tax group; else all of the category. May be null. */
  public BigDecimal rate() {
    return read("rate", Values::decimal);
  }

  /** Why no tax is charged, in words. May be null. */
  public String reason() {
    return read("reason", Values::text);
  }

  /** The same as a code of the VATEX list. May be null. */
  public String code() {
    return read("code", Values::text);
  }

  /** The values of category that this version knows. */
  public interface Category {
    String S = "S";
    String Z = "Z";
    String E = "E";
    String AE = "AE";
    String K = "K";
    String G = "G";
    String O = "O";
    String L = "L";
    String M = "M";
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
    public Builder category(String value) {
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
