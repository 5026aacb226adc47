// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** What a new allocation is made of. */
public final class CreateAllocation extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateAllocation(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of settle_rest. */
  public enum SettleRest implements ApiEnum {
    BANK_FEE("bank_fee"),
    ROUNDING("rounding"),
    GOODWILL("goodwill"),
    EARLY_PAYMENT("early_payment"),
    NONE("none");

    private final String wire;

    SettleRest(String wire) {
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

  /** Collects the fields of CreateAllocation. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The invoice that is settled; of the same customer and currency. */
    public Builder invoiceId(String value) {
      return set("invoice_id", value);
    }

    /** How much of it; never more than is due. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** How much of it; never more than is due. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** Lets go of what is left of the invoice, a tenth of its amount payable at most and no more than <code>settling</code> of the organization allows, and says why: a bank kept it, a difference of cents, or goodwill. The latter two lower turnover and tax. <code>early_payment</code> takes a discount although the money came late, and <code>none</code> leaves the rest due, even in time. Without it, a discount for paying early settles the rest where it asks for that amount. */
    public Builder settleRest(SettleRest value) {
      return set("settle_rest", value);
    }

    /** What was collected. */
    public CreateAllocation build() {
      return new CreateAllocation(fields());
    }
  }
}
