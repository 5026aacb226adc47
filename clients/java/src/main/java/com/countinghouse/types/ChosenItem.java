// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The chosen item. */
public final class ChosenItem extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ChosenItem(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ChosenItem. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** A line of the quote. */
    public Builder quoteItemId(String value) {
      return set("quote_item_id", value);
    }

    /** What was collected. */
    public ChosenItem build() {
      return new ChosenItem(fields());
    }
  }
}
