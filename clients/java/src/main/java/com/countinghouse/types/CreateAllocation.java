// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

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

    /** What was collected. */
    public CreateAllocation build() {
      return new CreateAllocation(fields());
    }
  }
}
