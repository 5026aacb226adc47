// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A discount or a charge on the document, with the amount that it came to. */
public final class AppliedDocumentAdjustment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AppliedDocumentAdjustment(Map<String, Object> fields) {
    super(fields);
  }

  /** Null: an amount was given. May be null. */
  public BigDecimal percent() {
    return read("percent", Values::decimal);
  }

  /** What it comes to; with tax where prices include it. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** Why. May be null. */
  public String reason() {
    return read("reason", Values::text);
  }

  /** What the percentage is of, where it was given. May be null. */
  public BigDecimal baseAmount() {
    return read("base_amount", Values::decimal);
  }

  /** Code of the reason, where it was given. May be null. */
  public String reasonCode() {
    return read("reason_code", Values::text);
  }

  /** What of it falls into each tax group, without tax. Not of invoices from before 0.2. May be null. */
  public List<TaxShare> taxShares() {
    return read("tax_shares", Values.list(Values.object(TaxShare::new)));
  }

  /** Null: it is spread over all tax groups. May be null. */
  public BigDecimal taxRate() {
    return read("tax_rate", Values::decimal);
  }

  /** The category of the tax, EN 16931. May be null. */
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
}
