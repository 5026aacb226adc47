// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** One step of a calculation. */
public final class CalculationStep extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CalculationStep(Map<String, Object> fields) {
    super(fields);
  }

  /** Which kind of step, for programs. */
  public String step() {
    return read("step", Values::text);
  }

  /** What it is about: a line, a discount or charge, a tax group, or the document. */
  public String scope() {
    return read("scope", Values::text);
  }

  /** What it is called. */
  public String title() {
    return read("title", Values::text);
  }

  /** The rules of EN 16931 behind it. */
  public List<String> rules() {
    return read("rules", Values.list(Values::text));
  }

  /** With the numbers that went in. */
  public String formula() {
    return read("formula", Values::text);
  }

  /** Before rounding; <code>…</code> where it goes on. Null: nothing is rounded, or it is the sum of the shares. May be null. */
  public String exact() {
    return read("exact", Values::text);
  }

  /** Half up is away from zero; by largest remainder, all shares add up to the result. */
  public String rounding() {
    return read("rounding", Values::text);
  }

  /** The amount that this step comes to. */
  public BigDecimal result() {
    return read("result", Values::decimal);
  }

  /** Who was given which part of the result. */
  public List<CalculationShare> shares() {
    return read("shares", Values.list(Values.object(CalculationShare::new)));
  }

  /** The values of step that this version knows. */
  public interface Step {
    String LINE_GROSS = "line_gross";
    String LINE_DISCOUNT = "line_discount";
    String LINE_CHARGE = "line_charge";
    String LINE_AMOUNT = "line_amount";
    String DOCUMENT_DISCOUNT = "document_discount";
    String DOCUMENT_CHARGE = "document_charge";
    String GROUP_SHARES = "group_shares";
    String LINE_SHARES = "line_shares";
    String GROUP_SUM = "group_sum";
    String LINES_WITHOUT_TAX = "lines_without_tax";
    String LINE_NET = "line_net";
    String LINE_NETS = "line_nets";
    String LINE_TAXABLE = "line_taxable";
    String LINE_TAXABLES = "line_taxables";
    String GROUP_TAXABLE = "group_taxable";
    String LINE_TAX = "line_tax";
    String GROUP_TAX = "group_tax";
    String TAX_DIFFERENCE = "tax_difference";
    String ADJUSTMENT_NETS = "adjustment_nets";
    String SUBTOTAL = "subtotal";
    String DISCOUNT_TOTAL = "discount_total";
    String CHARGE_TOTAL = "charge_total";
    String TAXABLE_TOTAL = "taxable_total";
    String TAX_TOTAL = "tax_total";
    String TOTAL = "total";
    String WITHHOLDING_BASE = "withholding_base";
    String WITHHOLDING = "withholding";
    String PAYABLE_ROUNDING = "payable_rounding";
    String AMOUNT_DUE = "amount_due";
  }

  /** The values of rounding that this version knows. */
  public interface Rounding {
    String NONE = "none";
    String HALF_UP = "half-up";
    String LARGEST_REMAINDER = "largest-remainder";
  }
}
