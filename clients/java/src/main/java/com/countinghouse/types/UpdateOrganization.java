// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What replaces the organization. */
public final class UpdateOrganization extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateOrganization(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of tax_rounding. */
  public enum TaxRounding implements ApiEnum {
    DOCUMENT("document"),
    LINE("line");

    private final String wire;

    TaxRounding(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of apply_credit. */
  public enum ApplyCredit implements ApiEnum {
    OFF("off"),
    OLDEST_FIRST("oldest_first");

    private final String wire;

    ApplyCredit(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of send_receipts. */
  public enum SendReceipts implements ApiEnum {
    OFF("off"),
    ON_RECEIPT("on_receipt");

    private final String wire;

    SendReceipts(String wire) {
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

  /** Collects the fields of UpdateOrganization. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Name as it is used every day. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Name as documents print it; else the name. */
    public Builder legalName(String value) {
      return set("legal_name", value);
    }

    /** Address as documents print it. */
    public Builder address(Address value) {
      return set("address", value);
    }

    /** Tax identification numbers. */
    public Builder taxIds(List<TaxId> value) {
      return set("tax_ids", value);
    }

    /** Where customers pay. */
    public Builder bankDetails(BankDetails value) {
      return set("bank_details", value);
    }

    /** E-mail address for customers. */
    public Builder email(String value) {
      return set("email", value);
    }

    /** Telephone number. */
    public Builder phone(String value) {
      return set("phone", value);
    }

    /** What you are known by: your GLN (scheme 0088), DUNS number (0060) or a customer’s supplier number. */
    public Builder identifiers(List<Identifier> value) {
      return set("identifiers", value);
    }

    /** Your entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN. */
    public Builder legalRegistration(Identifier value) {
      return set("legal_registration", value);
    }

    /** What the law wants on documents: managing directors, share capital, register court. */
    public Builder legalInfo(String value) {
      return set("legal_info", value);
    }

    /** Where electronic invoices come from, such as your Peppol address. */
    public Builder electronicAddress(ElectronicAddress value) {
      return set("electronic_address", value);
    }

    /** Who answers questions about documents. */
    public Builder contact(ContactPerson value) {
      return set("contact", value);
    }

    /** Who answers to the tax office for you, if you are not registered there. */
    public Builder taxRepresentative(TaxRepresentative value) {
      return set("tax_representative", value);
    }

    /** Currency of new documents, unless the customer has another one. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** Where the organization’s days begin and end. */
    public Builder timeZone(String value) {
      return set("time_zone", value);
    }

    /** When invoices are due, unless customer or invoice say otherwise; without them after 14 days. */
    public Builder paymentTerms(PaymentTerms value) {
      return set("payment_terms", value);
    }

    /** Whether new documents round tax once per rate (<code>document</code>, the default) or on each line. */
    public Builder taxRounding(TaxRounding value) {
      return set("tax_rounding", value);
    }

    /** Whether unapplied payments and credit notes of a customer settle a new invoice in the same currency once it is issued, the oldest first (<code>oldest_first</code>), or only when they are allocated (<code>off</code>, the default). */
    public Builder applyCredit(ApplyCredit value) {
      return set("apply_credit", value);
    }

    /** Whether a customer with an e-mail address gets a receipt once a payment is recorded (<code>on_receipt</code>), or only when somebody sends it (<code>off</code>, the default). Imported payments and lines that the bank account books by itself never send one. */
    public Builder sendReceipts(SendReceipts value) {
      return set("send_receipts", value);
    }

    /** What becomes of small rests of invoices; without it only exact discounts in time are taken. */
    public Builder settling(Settling value) {
      return set("settling", value);
    }

    /** How documents get their numbers; what is left out stays as it is. */
    public Builder numbering(UpdateNumbering value) {
      return set("numbering", value);
    }

    /** What was collected. */
    public UpdateOrganization build() {
      return new UpdateOrganization(fields());
    }
  }
}
