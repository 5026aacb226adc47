// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What replaces the customer. */
public final class UpdateCustomer extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateCustomer(Map<String, Object> fields) {
    super(fields);
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

  /** The values of tax_exemption. */
  public enum TaxExemption implements ApiEnum {
    NONE("none"),
    EXEMPT("exempt"),
    REVERSE_CHARGE("reverse_charge");

    private final String wire;

    TaxExemption(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of document_format. */
  public enum DocumentFormat implements ApiEnum {
    PEPPOL("peppol"),
    XRECHNUNG_UBL("xrechnung_ubl"),
    XRECHNUNG_CII("xrechnung_cii"),
    FACTUR_X("factur_x");

    private final String wire;

    DocumentFormat(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of reminders. */
  public enum Reminders implements ApiEnum {
    DEFAULT("default"),
    OFF("off");

    private final String wire;

    Reminders(String wire) {
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

  /** Collects the fields of UpdateCustomer. */
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

    /** E-mail address for documents. */
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

    /** Tax identification numbers. */
    public Builder taxIds(List<TaxId> value) {
      return set("tax_ids", value);
    }

    /** Where invoices go. */
    public Builder billingAddress(Address value) {
      return set("billing_address", value);
    }

    /** Where goods go. */
    public Builder shippingAddress(Address value) {
      return set("shipping_address", value);
    }

    /** People at the customer. */
    public Builder contacts(List<Contact> value) {
      return set("contacts", value);
    }

    /** Currency of new documents; else the organization’s. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** Language of documents, BCP 47. */
    public Builder locale(String value) {
      return set("locale", value);
    }

    /** When invoices are due; else the organization’s terms. */
    public Builder paymentTerms(PaymentTerms value) {
      return set("payment_terms", value);
    }

    /** The price list that gives prices to lines that name none; else the products’ own prices. */
    public Builder priceListId(String value) {
      return set("price_list_id", value);
    }

    /** Whether unapplied payments and credit notes settle a new invoice in the same currency once it is issued, the oldest first (<code>oldest_first</code>), or only when they are allocated (<code>off</code>); else as the organization says. */
    public Builder applyCredit(ApplyCredit value) {
      return set("apply_credit", value);
    }

    /** What the customer withholds of invoices that say nothing of it. */
    public Builder withholdings(List<WithholdingDetails> value) {
      return set("withholdings", value);
    }

    /** Whether and why no tax is due. */
    public Builder taxExemption(TaxExemption value) {
      return set("tax_exemption", value);
    }

    /** Name that the customer is known by, if documents are to say it beside the name. */
    public Builder tradingName(String value) {
      return set("trading_name", value);
    }

    /** What the customer is known by, such as a GLN (scheme 0088). */
    public Builder identifiers(List<Identifier> value) {
      return set("identifiers", value);
    }

    /** Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN. */
    public Builder legalRegistration(Identifier value) {
      return set("legal_registration", value);
    }

    /** Where electronic invoices are delivered to, such as the Peppol address. */
    public Builder electronicAddress(ElectronicAddress value) {
      return set("electronic_address", value);
    }

    /** What invoices say as buyer reference unless they have one: of a German authority, the Leitweg-ID. */
    public Builder buyerReference(String value) {
      return set("buyer_reference", value);
    }

    /** Where the customer books invoices, unless an invoice says it. */
    public Builder buyerAccountingReference(String value) {
      return set("buyer_accounting_reference", value);
    }

    /** What the customer’s invoices are written and checked as; null: a PDF is enough. */
    public Builder documentFormat(DocumentFormat value) {
      return set("document_format", value);
    }

    /** Whether the reminder policy holds for late invoices of this customer (default), or only a person reminds (off). */
    public Builder reminders(Reminders value) {
      return set("reminders", value);
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
    public UpdateCustomer build() {
      return new UpdateCustomer(fields());
    }
  }
}
