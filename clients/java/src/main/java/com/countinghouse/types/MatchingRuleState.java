// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The matching rule state. */
public final class MatchingRuleState extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MatchingRuleState(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the rule. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** Its place among the rules. */
  public Long position() {
    return read("position", Values::integer);
  }

  /** Whether it is in use. */
  public Boolean isActive() {
    return read("is_active", Values::bool);
  }

  /** Only lines of this account. May be null. */
  public String bankAccountId() {
    return read("bank_account_id", Values::text);
  }

  /** What a line is that it meets. */
  public String outcome() {
    return read("outcome", Values::text);
  }

  /** Who pays. May be null. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** Whether what it says is certain. */
  public Boolean isCertain() {
    return read("is_certain", Values::bool);
  }

  /** The values of outcome that this version knows. */
  public interface Outcome {
    String CUSTOMER = "customer";
    String FEE = "fee";
    String IGNORE = "ignore";
  }
}
