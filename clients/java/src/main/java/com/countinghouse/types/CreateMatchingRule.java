// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** What a new matching rule is made of. */
public final class CreateMatchingRule extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateMatchingRule(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of direction. */
  public enum Direction implements ApiEnum {
    IN("in"),
    OUT("out");

    private final String wire;

    Direction(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of outcome. */
  public enum Outcome implements ApiEnum {
    CUSTOMER("customer"),
    FEE("fee"),
    IGNORE("ignore");

    private final String wire;

    Outcome(String wire) {
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

  /** Collects the fields of CreateMatchingRule. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What you call it; proposals say it. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Its place among the rules: of two that say the same, the first is named. Behind the last if not given. */
    public Builder position(Long value) {
      return set("position", value);
    }

    /** Its place among the rules: of two that say the same, the first is named. Behind the last if not given. */
    public Builder position(long value) {
      return set("position", value);
    }

    /** Whether it is in use; true if not given. */
    public Builder isActive(Boolean value) {
      return set("is_active", value);
    }

    /** Only lines of this account. */
    public Builder bankAccountId(String value) {
      return set("bank_account_id", value);
    }

    /** Only money in, or only money out. */
    public Builder direction(Direction value) {
      return set("direction", value);
    }

    /** Only from or to this account. */
    public Builder counterpartyIban(String value) {
      return set("counterparty_iban", value);
    }

    /** Only if the name has this in it; capitals and accents do not matter. */
    public Builder nameContains(String value) {
      return set("name_contains", value);
    }

    /** Only if the text or a reference has this in it; capitals and accents do not matter. */
    public Builder textContains(String value) {
      return set("text_contains", value);
    }

    /** Only from this amount on, in the currency of the line and without its sign. */
    public Builder amountFrom(BigDecimal value) {
      return set("amount_from", value);
    }

    /** Only from this amount on, in the currency of the line and without its sign. */
    public Builder amountFrom(long value) {
      return set("amount_from", value);
    }

    /** Only up to this amount. The same as <code>amount_from</code> for exactly that. */
    public Builder amountTo(BigDecimal value) {
      return set("amount_to", value);
    }

    /** Only up to this amount. The same as <code>amount_from</code> for exactly that. */
    public Builder amountTo(long value) {
      return set("amount_to", value);
    }

    /** What such a line is: <code>customer</code> pays the oldest open invoices, <code>fee</code> is what the bank kept, <code>ignore</code> has nothing to do with the books. */
    public Builder outcome(Outcome value) {
      return set("outcome", value);
    }

    /** Who pays; needed for <code>customer</code>. */
    public Builder customerId(String value) {
      return set("customer_id", value);
    }

    /** Why; needed for <code>ignore</code>, possible for <code>fee</code>. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** Whether what it says is <code>certain</code>, so that it can be booked without a person; false if not given. It needs the scope <code>payments:write</code>. */
    public Builder isCertain(Boolean value) {
      return set("is_certain", value);
    }

    /** What was collected. */
    public CreateMatchingRule build() {
      return new CreateMatchingRule(fields());
    }
  }
}
