// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The quote calculation. */
public final class QuoteCalculation extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public QuoteCalculation(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier of the quote. */
  public String quoteId() {
    return read("quote_id", Values::text);
  }

  /** The version of the quote. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** The state that it is in. */
  public String status() {
    return read("status", Values::text);
  }

  /** Of all amounts here. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** Whether tax is rounded per line or per document. */
  public String taxRounding() {
    return read("tax_rounding", Values::text);
  }

  /** Whether prices, discounts and charges include tax. */
  public Boolean pricesIncludeTax() {
    return read("prices_include_tax", Values::bool);
  }

  /** Every step, in the order in which it was taken. */
  public List<CalculationStep> steps() {
    return read("steps", Values.list(Values.object(CalculationStep::new)));
  }

  /** The values of status that this version knows. */
  public interface Status {
    String DRAFT = "draft";
    String OPEN = "open";
    String ACCEPTED = "accepted";
    String DECLINED = "declined";
    String EXPIRED = "expired";
    String SUPERSEDED = "superseded";
    String CANCELLED = "cancelled";
    String INVOICED = "invoiced";
  }

  /** The values of tax_rounding that this version knows. */
  public interface TaxRounding {
    String DOCUMENT = "document";
    String LINE = "line";
  }
}
