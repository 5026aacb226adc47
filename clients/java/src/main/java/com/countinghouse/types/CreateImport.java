// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What a new import is made of. */
public final class CreateImport extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateImport(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of encoding. */
  public enum Encoding implements ApiEnum {
    UTF_8("utf-8"),
    UTF_16LE("utf-16le"),
    UTF_16BE("utf-16be"),
    WINDOWS_1252("windows-1252"),
    CP437("cp437");

    private final String wire;

    Encoding(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of delimiter. */
  public enum Delimiter implements ApiEnum {
    COMMA(","),
    SEMICOLON(";"),
    TAB("	"),
    PIPE("|");

    private final String wire;

    Delimiter(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of decimal_sign. */
  public enum DecimalSign implements ApiEnum {
    COMMA(","),
    DOT(".");

    private final String wire;

    DecimalSign(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of date_order. */
  public enum DateOrder implements ApiEnum {
    YMD("ymd"),
    DMY("dmy"),
    MDY("mdy");

    private final String wire;

    DateOrder(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of existing. */
  public enum Existing implements ApiEnum {
    LEAVE("leave"),
    CHANGE("change");

    private final String wire;

    Existing(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of alike. */
  public enum Alike implements ApiEnum {
    CREATE("create"),
    LEAVE("leave");

    private final String wire;

    Alike(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of faulty. */
  public enum Faulty implements ApiEnum {
    STOP("stop"),
    LEAVE("leave");

    private final String wire;

    Faulty(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of customers. */
  public enum Customers implements ApiEnum {
    EXISTING("existing"),
    CREATE("create");

    private final String wire;

    Customers(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of kind. */
  public enum Kind implements ApiEnum {
    CUSTOMERS("customers"),
    PRODUCTS("products"),
    INVOICES("invoices");

    private final String wire;

    Kind(String wire) {
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

  /** Collects the fields of CreateImport. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The header of the column for each field, or its place, such as <code>#5</code>, from 1. A field is named by its path, such as <code>billing_address.city</code>, <code>tax_ids.0.value</code>, <code>items.0.price</code> or <code>metadata.NAME</code>. Columns without a field are not read. If not given, columns are found by their headers. */
    public Builder mapping(Map<String, String> value) {
      return set("mapping", value);
    }

    /** The encoding of the file; found if not given. */
    public Builder encoding(Encoding value) {
      return set("encoding", value);
    }

    /** What stands between two values of the file; found if not given. */
    public Builder delimiter(Delimiter value) {
      return set("delimiter", value);
    }

    /** The decimal sign of numbers in the file; found if not given. */
    public Builder decimalSign(DecimalSign value) {
      return set("decimal_sign", value);
    }

    /** The order of year, month and day in dates that do not begin with the year; found if not given. */
    public Builder dateOrder(DateOrder value) {
      return set("date_order", value);
    }

    /** What becomes of a row whose <code>external_id</code> or <code>sku</code> is there: it is left (by default), or what the row gives is changed. Invoices are never changed. */
    public Builder existing(Existing value) {
      return set("existing", value);
    }

    /** What becomes of a row without such an identifier when there is one of the same name: it is created (by default), or left. */
    public Builder alike(Alike value) {
      return set("alike", value);
    }

    /** Whether rows that break a rule stop the import (by default), or are left out. */
    public Builder faulty(Faulty value) {
      return set("faulty", value);
    }

    /** Whom invoices may be of: customers who are there (by default), found by <code>customer_external_id</code>, else by <code>customer_name</code>; or others too, who are created then. */
    public Builder customers(Customers value) {
      return set("customers", value);
    }

    /** What the rows are. */
    public Builder kind(Kind value) {
      return set("kind", value);
    }

    /** A file of values (CSV) in base64, up to 5 MB and 10,000 rows. */
    public Builder content(String value) {
      return set("content", value);
    }

    /** Rows in place of a file, up to 1,000: each with the fields that creating a customer or product takes, or with those of an invoice of before (<code>ImportedInvoice</code>). What breaks a rule becomes a finding. */
    public Builder rows(List<Map<String, Object>> value) {
      return set("rows", value);
    }

    /** Where they come from, such as the program of before. Bringing the same along again adds nothing. */
    public Builder source(String value) {
      return set("source", value);
    }

    /** What was collected. */
    public CreateImport build() {
      return new CreateImport(fields());
    }
  }
}
