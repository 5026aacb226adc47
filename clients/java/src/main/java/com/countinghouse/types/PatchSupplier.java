// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What changes of the supplier. */
public final class PatchSupplier extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PatchSupplier(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of PatchSupplier. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Name of the company or person. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** What it is known as, if that differs. */
    public Builder tradingName(String value) {
      return set("trading_name", value);
    }

    /** E-mail address. */
    public Builder email(String value) {
      return set("email", value);
    }

    /** Telephone number. */
    public Builder phone(String value) {
      return set("phone", value);
    }

    /** Your own identifier; unique. */
    public Builder externalId(String value) {
      return set("external_id", value);
    }

    /** What they know you by. */
    public Builder ourNumber(String value) {
      return set("our_number", value);
    }

    /** Tax identification numbers. */
    public Builder taxIds(List<TaxId> value) {
      return set("tax_ids", value);
    }

    /** Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN. */
    public Builder legalRegistration(Identifier value) {
      return set("legal_registration", value);
    }

    /** Where their electronic invoices come from, such as the Peppol address. */
    public Builder electronicAddress(ElectronicAddress value) {
      return set("electronic_address", value);
    }

    /** Where they are. */
    public Builder address(Address value) {
      return set("address", value);
    }

    /** The accounts that are known to be theirs. A bill that names another one is held back. */
    public Builder bankAccounts(List<SupplierAccount> value) {
      return set("bank_accounts", value);
    }

    /** Currency that they bill in, as a rule. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** When their bills are due, unless they say it. */
    public Builder paymentTerms(PaymentTerms value) {
      return set("payment_terms", value);
    }

    /** A note for yourselves. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** Names and texts of your own. A text sets its name, null takes the name away, and names that are not given stay. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** What was collected. */
    public PatchSupplier build() {
      return new PatchSupplier(fields());
    }
  }
}
