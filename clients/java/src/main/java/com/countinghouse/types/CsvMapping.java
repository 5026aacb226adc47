// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What each column of a CSV file means. */
public final class CsvMapping extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CsvMapping(Map<String, Object> fields) {
    super(fields);
  }

  /** What stands between two values. */
  public String separator() {
    return read("separator", Values::text);
  }

  /** What stands before the decimals of an amount. */
  public String decimal() {
    return read("decimal", Values::text);
  }

  /** The order of day, month and year in dates. */
  public String dates() {
    return read("dates", Values::text);
  }

  /** The header of the column with each meaning, or its place, such as <code>#5</code>, from 1. <code>booked_on</code> and <code>amount</code> are needed, or <code>debit</code> and <code>credit</code> in place of the amount. */
  public Map<String, String> columns() {
    return read("columns", Values.map(Values::text));
  }

  /** Which rows are not booked. May be null. */
  public CsvSkip skip() {
    return read("skip", Values.object(CsvSkip::new));
  }

  /** The values of separator that this version knows. */
  public interface Separator {
    String COMMA = ",";
    String SEMICOLON = ";";
    String TAB = "	";
  }

  /** The values of decimal that this version knows. */
  public interface Decimal {
    String COMMA = ",";
    String DOT = ".";
  }

  /** The values of dates that this version knows. */
  public interface Dates {
    String DMY = "dmy";
    String MDY = "mdy";
    String YMD = "ymd";
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CsvMapping. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What stands between two values. */
    public Builder separator(String value) {
      return set("separator", value);
    }

    /** What stands before the decimals of an amount. */
    public Builder decimal(String value) {
      return set("decimal", value);
    }

    /** The order of day, month and year in dates. */
    public Builder dates(String value) {
      return set("dates", value);
    }

    /** The header of the column with each meaning, or its place, such as <code>#5</code>, from 1. <code>booked_on</code> and <code>amount</code> are needed, or <code>debit</code> and <code>credit</code> in place of the amount. */
    public Builder columns(Map<String, String> value) {
      return set("columns", value);
    }

    /** Which rows are not booked. */
    public Builder skip(CsvSkip value) {
      return set("skip", value);
    }

    /** What was collected. */
    public CsvMapping build() {
      return new CsvMapping(fields());
    }
  }
}
