// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** What <code>customers.list</code> may be asked. */
public final class CustomersListQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CustomersListQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of sort. */
  public enum Sort implements ApiEnum {
    CREATED_AT("created_at"),
    CREATED_AT_DESCENDING("-created_at"),
    UPDATED_AT("updated_at"),
    UPDATED_AT_DESCENDING("-updated_at"),
    NAME("name"),
    NAME_DESCENDING("-name");

    private final String wire;

    Sort(String wire) {
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

  /** Collects the fields of CustomersListQuery. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** How many to return at most. */
    public Builder limit(long value) {
      return set("limit", value);
    }

    /** Where to go on: <code>next_cursor</code> of the page before, unchanged, with the same filters and the same sort. */
    public Builder cursor(String value) {
      return set("cursor", value);
    }

    /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
    public Builder sort(Sort value) {
      return set("sort", value);
    }

    /** Only those with words in name, email and external_id that begin like each of these words. */
    public Builder q(String value) {
      return set("q", value);
    }

    /** Only the one with this identifier of your own. */
    public Builder externalId(String value) {
      return set("external_id", value);
    }

    /** Only those with this e-mail address, capitals or not. */
    public Builder email(String value) {
      return set("email", value);
    }

    /** Only those with this currency of their own. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** Only those created then. As in <code>created_at[gte]</code>, with gte, gt, lte and lt. */
    public Builder createdAt(TimeRange value) {
      return set("created_at", value);
    }

    /** Only those changed at this moment or later. */
    public Builder updatedSince(Instant value) {
      return set("updated_since", value);
    }

    /** Only those that were merged into this one. They are archived. */
    public Builder mergedInto(String value) {
      return set("merged_into", value);
    }

    /** Only those with this text under this name, as in <code>metadata[project]=Apollo</code>. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** Whether archived customers are listed too. */
    public Builder includeArchived(Boolean value) {
      return set("include_archived", value);
    }

    /** Whether to count all rows on all pages too, as <code>total_count</code>; it takes longer. */
    public Builder withTotal(Boolean value) {
      return set("with_total", value);
    }

    /** What was collected. */
    public CustomersListQuery build() {
      return new CustomersListQuery(fields());
    }
  }
}
