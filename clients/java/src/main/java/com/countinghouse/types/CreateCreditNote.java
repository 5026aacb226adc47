// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** What a new credit note is made of. */
public final class CreateCreditNote extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateCreditNote(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of reason. */
  public enum Reason implements ApiEnum {
    DUPLICATE("duplicate"),
    ORDER_CHANGE("order_change"),
    PRODUCT_UNSATISFACTORY("product_unsatisfactory"),
    ORDER_CANCELLATION("order_cancellation"),
    OTHER("other");

    private final String wire;

    Reason(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of settlement. */
  public enum Settlement implements ApiEnum {
    CUSTOMER_CREDIT("customer_credit"),
    REFUNDED("refunded");

    private final String wire;

    Settlement(String wire) {
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

  /** Collects the fields of CreateCreditNote. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Why it is taken back. */
    public Builder reason(Reason value) {
      return set("reason", value);
    }

    /** What is taken back; all that is left of the invoice when it is not said. */
    public Builder items(List<CreateCreditNoteItem> value) {
      return set("items", value);
    }

    /** Today when it is not said; not before the invoice, nor before the last credit note. */
    public Builder issueDate(LocalDate value) {
      return set("issue_date", value);
    }

    /** What is printed for the customer. */
    public Builder message(String value) {
      return set("message", value);
    }

    /** A note for yourselves. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** Names and texts of your own; the service keeps them and gives them back. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** What becomes of the part that nothing is due for any more: credit for other invoices, or refunded already. */
    public Builder settlement(Settlement value) {
      return set("settlement", value);
    }

    /** What was collected. */
    public CreateCreditNote build() {
      return new CreateCreditNote(fields());
    }
  }
}
