// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The format of numbers, and when the count begins again. */
public final class NumberingRule extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public NumberingRule(Map<String, Object> fields) {
    super(fields);
  }

  /** What numbers look like: {SEQ} is the count, {SEQ:5} the same with five digits, {YYYY}, {YY} and {MM} are year and month of issue. {FY:07} is the year in which a fiscal year that begins with July begins, {FYY:07} that in which it ends, with two digits; then yearly means each fiscal year. Changed, it holds from the next number on. */
  public String format() {
    return read("format", Values::text);
  }

  /** When the count begins again at 1. The format must have what makes the numbers differ then. */
  public String reset() {
    return read("reset", Values::text);
  }

  /** The count of the first document, for companies that have issued others elsewhere: with 4712, the first is INV-2026-04712. Else it stays as it is. It can be changed as long as nothing was issued. May be null. */
  public Long firstNumber() {
    return read("first_number", Values::integer);
  }

  /** The values of reset that this version knows. */
  public interface Reset {
    String NEVER = "never";
    String YEARLY = "yearly";
    String MONTHLY = "monthly";
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of NumberingRule. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What numbers look like: {SEQ} is the count, {SEQ:5} the same with five digits, {YYYY}, {YY} and {MM} are year and month of issue. {FY:07} is the year in which a fiscal year that begins with July begins, {FYY:07} that in which it ends, with two digits; then yearly means each fiscal year. Changed, it holds from the next number on. */
    public Builder format(String value) {
      return set("format", value);
    }

    /** When the count begins again at 1. The format must have what makes the numbers differ then. */
    public Builder reset(String value) {
      return set("reset", value);
    }

    /** The count of the first document, for companies that have issued others elsewhere: with 4712, the first is INV-2026-04712. Else it stays as it is. It can be changed as long as nothing was issued. */
    public Builder firstNumber(Long value) {
      return set("first_number", value);
    }

    /** The count of the first document, for companies that have issued others elsewhere: with 4712, the first is INV-2026-04712. Else it stays as it is. It can be changed as long as nothing was issued. */
    public Builder firstNumber(long value) {
      return set("first_number", value);
    }

    /** What was collected. */
    public NumberingRule build() {
      return new NumberingRule(fields());
    }
  }
}
