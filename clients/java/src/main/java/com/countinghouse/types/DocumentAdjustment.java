// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** A discount or a charge on the document: a percentage or an amount. */
public final class DocumentAdjustment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DocumentAdjustment(Map<String, Object> fields) {
    super(fields);
  }

  /** A percentage; this or an amount. May be null. */
  public BigDecimal percent() {
    return read("percent", Values::decimal);
  }

  /** An amount, with no more decimals than the currency; this or a percentage. Below zero in a calculation only. May be null. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** What the percentage is of, if not of the line (of the lines, for the invoice’s own). May be null. */
  public BigDecimal baseAmount() {
    return read("base_amount", Values::decimal);
  }

  /** Code of the reason: UNTDID 5189 for a discount, UNTDID 7161 for a charge. May be null. */
  public String reasonCode() {
    return read("reason_code", Values::text);
  }

  /** What it is for, as it is printed. May be null. */
  public String reason() {
    return read("reason", Values::text);
  }

  /** Keeps it among the lines of this tax; else it is spread over all of them. May be null. */
  public BigDecimal taxRate() {
    return read("tax_rate", Values::decimal);
  }

  /** Tax category that goes with it. May be null. */
  public String taxCategory() {
    return read("tax_category", Values::text);
  }

  /** The values of tax_category that this version knows. */
  public interface TaxCategory {
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

  /** Collects the fields of DocumentAdjustment. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** A percentage; this or an amount. */
    public Builder percent(BigDecimal value) {
      return set("percent", value);
    }

    /** A percentage; this or an amount. */
    public Builder percent(long value) {
      return set("percent", value);
    }

    /** An amount, with no more decimals than the currency; this or a percentage. Below zero in a calculation only. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** An amount, with no more decimals than the currency; this or a percentage. Below zero in a calculation only. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** What the percentage is of, if not of the line (of the lines, for the invoice’s own). */
    public Builder baseAmount(BigDecimal value) {
      return set("base_amount", value);
    }

    /** What the percentage is of, if not of the line (of the lines, for the invoice’s own). */
    public Builder baseAmount(long value) {
      return set("base_amount", value);
    }

    /** Code of the reason: UNTDID 5189 for a discount, UNTDID 7161 for a charge. */
    public Builder reasonCode(String value) {
      return set("reason_code", value);
    }

    /** What it is for, as it is printed. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** Keeps it among the lines of this tax; else it is spread over all of them. */
    public Builder taxRate(BigDecimal value) {
      return set("tax_rate", value);
    }

    /** Keeps it among the lines of this tax; else it is spread over all of them. */
    public Builder taxRate(long value) {
      return set("tax_rate", value);
    }

    /** Tax category that goes with it. */
    public Builder taxCategory(String value) {
      return set("tax_category", value);
    }

    /** What was collected. */
    public DocumentAdjustment build() {
      return new DocumentAdjustment(fields());
    }
  }
}
