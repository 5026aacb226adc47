// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The bank proposal. */
public final class BankProposal extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BankProposal(Map<String, Object> fields) {
    super(fields);
  }

  /** <code>certain</code> may be booked without a person; if two are certain, none is. */
  public String verdict() {
    return read("verdict", Values::text);
  }

  /** What speaks for it, and against it. */
  public List<String> facts() {
    return read("facts", Values.list(Values::text));
  }

  /** The same as a sentence. */
  public String sentence() {
    return read("sentence", Values::text);
  }

  /** What the line is. */
  public List<BankOutcome> outcomes() {
    return read("outcomes", Values.list(Values.object(BankOutcome::new)));
  }

  /** The rule that says so. May be null. */
  public String matchingRuleId() {
    return read("matching_rule_id", Values::text);
  }

  /** The values of verdict that this version knows. */
  public interface Verdict {
    String CERTAIN = "certain";
    String LIKELY = "likely";
    String POSSIBLE = "possible";
  }

  /** The values of facts that this version knows. */
  public interface Facts {
    String RECORDED = "recorded";
    String RELEASED = "released";
    String RETURNED = "returned";
    String REFERENCE = "reference";
    String NUMBER_IN_TEXT = "number_in_text";
    String DUE_EXACT = "due_exact";
    String DUE_LESS_DISCOUNT = "due_less_discount";
    String SUM_EXACT = "sum_exact";
    String PART = "part";
    String OVER = "over";
    String AMOUNT_EXACT = "amount_exact";
    String IBAN_KNOWN = "iban_known";
    String NAME_EQUAL = "name_equal";
    String ONLY_ONE = "only_one";
    String RULE = "rule";
    String RULE_CERTAIN = "rule_certain";
    String IBAN_OF_OTHER = "iban_of_other";
    String OTHER_NUMBER_NAMED = "other_number_named";
    String PAID_ALREADY = "paid_already";
  }
}
