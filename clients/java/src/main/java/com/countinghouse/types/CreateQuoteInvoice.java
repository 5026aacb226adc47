// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What a new quote invoice is made of. */
public final class CreateQuoteInvoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateQuoteInvoice(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CreateQuoteInvoice. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** These lines; what is left of them stays open. Not with a deposit or <code>final</code>. */
    public Builder items(List<InvoicedItem> value) {
      return set("items", value);
    }

    /** Whether a line may get more than was accepted. The invoices then come to more than the quote. */
    public Builder allowMore(Boolean value) {
      return set("allow_more", value);
    }

    /** A deposit, in proportion to the tax groups of the quote. */
    public Builder deposit(QuoteDeposit value) {
      return set("deposit", value);
    }

    /** All that is left, with the deposits taken off. Asked for where deposits were invoiced. */
    public Builder final_(Boolean value) {
      return set("final", value);
    }

    /** What was collected. */
    public CreateQuoteInvoice build() {
      return new CreateQuoteInvoice(fields());
    }
  }
}
