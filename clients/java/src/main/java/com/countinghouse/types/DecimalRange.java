// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/**
 * Only those with such a total; together with <code>currency</code>, as amounts of two do not compare. As in
 * <code>total[gte]</code>, with gte, gt, lte and lt.
 */
public final class DecimalRange extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DecimalRange(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of DecimalRange. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    public Builder gte(BigDecimal value) {
      return set("gte", value);
    }

    public Builder gte(long value) {
      return set("gte", value);
    }

    public Builder gt(BigDecimal value) {
      return set("gt", value);
    }

    public Builder gt(long value) {
      return set("gt", value);
    }

    public Builder lte(BigDecimal value) {
      return set("lte", value);
    }

    public Builder lte(long value) {
      return set("lte", value);
    }

    public Builder lt(BigDecimal value) {
      return set("lt", value);
    }

    public Builder lt(long value) {
      return set("lt", value);
    }

    /** What was collected. */
    public DecimalRange build() {
      return new DecimalRange(fields());
    }
  }
}
