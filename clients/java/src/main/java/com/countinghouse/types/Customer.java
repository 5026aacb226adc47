// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Whom the organization sells to. */
public final class Customer extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Customer(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the customer. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** The name. */
  public String name() {
    return read("name", Values::text);
  }

  /** The e-mail address. May be null. */
  public String email() {
    return read("email", Values::text);
  }

  /** The telephone number. May be null. */
  public String phone() {
    return read("phone", Values::text);
  }

  /** Your own identifier. May be null. */
  public String externalId() {
    return read("external_id", Values::text);
  }

  /** The tax numbers. */
  public List<TaxId> taxIds() {
    return read("tax_ids", Values.list(Values.object(TaxId::new)));
  }

  /** Where the invoice goes. May be null. */
  public Address billingAddress() {
    return read("billing_address", Values.object(Address::new));
  }

  /** Where the goods go. May be null. */
  public Address shippingAddress() {
    return read("shipping_address", Values.object(Address::new));
  }

  /** The people there. */
  public List<Contact> contacts() {
    return read("contacts", Values.list(Values.object(Contact::new)));
  }

  /** Null: the organization’s currency. May be null. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** The language tag, BCP 47. May be null. */
  public String locale() {
    return read("locale", Values::text);
  }

  /** Null: the organization’s terms. May be null. */
  public PaymentTerms paymentTerms() {
    return read("payment_terms", Values.object(PaymentTerms::new));
  }

  /** The price list that gives prices to lines that name none; null: the products’ own prices. May be null. */
  public String priceListId() {
    return read("price_list_id", Values::text);
  }

  /** Whether credit settles new invoices on issue; null: as the organization says. May be null. */
  public String applyCredit() {
    return read("apply_credit", Values::text);
  }

  /** What it withholds. May be null. */
  public List<AgreedWithholding> withholdings() {
    return read("withholdings", Values.list(Values.object(AgreedWithholding::new)));
  }

  /** Why the customer pays no tax, if so. */
  public String taxExemption() {
    return read("tax_exemption", Values::text);
  }

  /** Said on documents beside the name. May be null. */
  public String tradingName() {
    return read("trading_name", Values::text);
  }

  /** What it is known by. May be null. */
  public List<Identifier> identifiers() {
    return read("identifiers", Values.list(Values.object(Identifier::new)));
  }

  /** The entry in a register of companies. May be null. */
  public Identifier legalRegistration() {
    return read("legal_registration", Values.object(Identifier::new));
  }

  /** Where electronic invoices are delivered to. May be null. */
  public ElectronicAddress electronicAddress() {
    return read("electronic_address", Values.object(ElectronicAddress::new));
  }

  /** Of invoices that have none of their own. May be null. */
  public String buyerReference() {
    return read("buyer_reference", Values::text);
  }

  /** Of invoices that have none of their own. May be null. */
  public String buyerAccountingReference() {
    return read("buyer_accounting_reference", Values::text);
  }

  /** What invoices are written and checked as; null: a PDF is enough. May be null. */
  public String documentFormat() {
    return read("document_format", Values::text);
  }

  /** Whether the policy reminds of late invoices, or only a person does. */
  public String reminders() {
    return read("reminders", Values::text);
  }

  /** A note for yourselves. May be null. */
  public String note() {
    return read("note", Values::text);
  }

  /** Texts of your own by names of your own. */
  public Map<String, String> metadata() {
    return read("metadata", Values.map(Values::text));
  }

  /** Since when it is hidden from lists. May be null. */
  public Instant archivedAt() {
    return read("archived_at", Values::time);
  }

  /** The customer that has everything of this one now; null: it was not merged. May be null. */
  public String mergedInto() {
    return read("merged_into", Values::text);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** The values of apply_credit that this version knows. */
  public interface ApplyCredit {
    String OFF = "off";
    String OLDEST_FIRST = "oldest_first";
  }

  /** The values of tax_exemption that this version knows. */
  public interface TaxExemption {
    String NONE = "none";
    String EXEMPT = "exempt";
    String REVERSE_CHARGE = "reverse_charge";
  }

  /** The values of document_format that this version knows. */
  public interface DocumentFormat {
    String PEPPOL = "peppol";
    String XRECHNUNG_UBL = "xrechnung_ubl";
    String XRECHNUNG_CII = "xrechnung_cii";
    String FACTUR_X = "factur_x";
  }

  /** The values of reminders that this version knows. */
  public interface Reminders {
    String DEFAULT = "default";
    String OFF = "off";
  }
}
