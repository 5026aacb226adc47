// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;

/** The matching rule. */
public final class MatchingRule extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MatchingRule(Map<String, Object> fields) {
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

  /** What you call it. */
  public String name() {
    return read("name", Values::text);
  }

  /** Only money in, or only money out. May be null. */
  public String direction() {
    return read("direction", Values::text);
  }

  /** Only from or to this account. May be null. */
  public String counterpartyIban() {
    return read("counterparty_iban", Values::text);
  }

  /** What the name must have in it. May be null. */
  public String nameContains() {
    return read("name_contains", Values::text);
  }

  /** What the text must have in it. May be null. */
  public String textContains() {
    return read("text_contains", Values::text);
  }

  /** The least amount, without a sign. May be null. */
  public BigDecimal amountFrom() {
    return read("amount_from", Values::decimal);
  }

  /** The greatest amount, without a sign. May be null. */
  public BigDecimal amountTo() {
    return read("amount_to", Values::decimal);
  }

  /** Why it is ignored, or what a fee is for. May be null. */
  public String reason() {
    return read("reason", Values::text);
  }

  /** How many lines were matched as it says. */
  public Long uses() {
    return read("uses", Values::integer);
  }

  /** When one was last. May be null. */
  public Instant lastUsedAt() {
    return read("last_used_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** The values of outcome that this version knows. */
  public interface Outcome {
    String CUSTOMER = "customer";
    String FEE = "fee";
    String IGNORE = "ignore";
  }

  /** The values of direction that this version knows. */
  public interface Direction {
    String IN = "in";
    String OUT = "out";
  }
}
