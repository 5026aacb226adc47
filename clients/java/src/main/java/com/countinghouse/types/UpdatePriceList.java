// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** A page of prices. */
public final class UpdatePriceList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdatePriceList(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of UpdatePriceList. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Name of the price list. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Currency of its prices. It is for invoices in this currency alone. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** Whether its prices include tax; false if not given. It is for invoices alike. */
    public Builder pricesIncludeTax(Boolean value) {
      return set("prices_include_tax", value);
    }

    /** The first day on which it holds. */
    public Builder validFrom(LocalDate value) {
      return set("valid_from", value);
    }

    /** The last day on which it holds. */
    public Builder validUntil(LocalDate value) {
      return set("valid_until", value);
    }

    /** The list that says what products cost that have no entry here, such as the one for all resellers beside the prices of one of them. It is in the same currency and based on no other one. */
    public Builder baseListId(String value) {
      return set("base_list_id", value);
    }

    /** What products without an entry cost less than in the list that this one is based on, or than the product’s own price: a percentage. Rounded to the decimals of the currency, or of the full price if it has more. */
    public Builder discountPercent(BigDecimal value) {
      return set("discount_percent", value);
    }

    /** What products without an entry cost less than in the list that this one is based on, or than the product’s own price: a percentage. Rounded to the decimals of the currency, or of the full price if it has more. */
    public Builder discountPercent(long value) {
      return set("discount_percent", value);
    }

    /** The prices. */
    public Builder entries(List<PriceListEntryDetails> value) {
      return set("entries", value);
    }

    /** A note for yourselves. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** Names and texts of your own; the service keeps them and gives them back. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** What was collected. */
    public UpdatePriceList build() {
      return new UpdatePriceList(fields());
    }
  }
}
