// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** What a new payment run is made of. */
public final class CreatePaymentRun extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreatePaymentRun(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CreatePaymentRun. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The account that pays: in euros, and with an IBAN. */
    public Builder bankAccountId(String value) {
      return set("bank_account_id", value);
    }

    /** When the bank is to execute it; today if not given. */
    public Builder executeOn(LocalDate value) {
      return set("execute_on", value);
    }

    /** Which bills it pays. Either this or <code>due_until</code>. */
    public Builder bills(List<RunBill> value) {
      return set("bills", value);
    }

    /** It pays what is due by this day, and bills without a due date. Either this or <code>bills</code>. */
    public Builder dueUntil(LocalDate value) {
      return set("due_until", value);
    }

    /** What was collected. */
    public CreatePaymentRun build() {
      return new CreatePaymentRun(fields());
    }
  }
}
