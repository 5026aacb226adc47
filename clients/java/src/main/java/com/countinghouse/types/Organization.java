// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Whose books these are, and what new documents begin with. */
public final class Organization extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Organization(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the organization. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** The name. */
  public String name() {
    return read("name", Values::text);
  }

  /** Whether the books count, or are for trying. It never changes. */
  public String mode() {
    return read("mode", Values::text);
  }

  /** Null: documents print the name. May be null. */
  public String legalName() {
    return read("legal_name", Values::text);
  }

  /** The postal address. May be null. */
  public Address address() {
    return read("address", Values.object(Address::new));
  }

  /** The tax numbers. */
  public List<TaxId> taxIds() {
    return read("tax_ids", Values.list(Values.object(TaxId::new)));
  }

  /** Where the money is to go. May be null. */
  public BankDetails bankDetails() {
    return read("bank_details", Values.object(BankDetails::new));
  }

  /** The e-mail address. May be null. */
  public String email() {
    return read("email", Values::text);
  }

  /** The telephone number. May be null. */
  public String phone() {
    return read("phone", Values::text);
  }

  /** What you are known by. May be null. */
  public List<Identifier> identifiers() {
    return read("identifiers", Values.list(Values.object(Identifier::new)));
  }

  /** The entry in a register of companies. May be null. */
  public Identifier legalRegistration() {
    return read("legal_registration", Values.object(Identifier::new));
  }

  /** What the law wants on documents. May be null. */
  public String legalInfo() {
    return read("legal_info", Values::text);
  }

  /** Where electronic invoices come from. May be null. */
  public ElectronicAddress electronicAddress() {
    return read("electronic_address", Values.object(ElectronicAddress::new));
  }

  /** Who answers questions about documents. May be null. */
  public ContactPerson contact() {
    return read("contact", Values.object(ContactPerson::new));
  }

  /** Who represents the seller before the tax office. May be null. */
  public TaxRepresentative taxRepresentative() {
    return read("tax_representative", Values.object(TaxRepresentative::new));
  }

  /** A currency code of ISO 4217. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** The time zone, IANA. */
  public String timeZone() {
    return read("time_zone", Values::text);
  }

  /** How long customers may take to pay. */
  public PaymentTerms paymentTerms() {
    return read("payment_terms", Values.object(PaymentTerms::new));
  }

  /** Whether tax is rounded per line or per document. */
  public String taxRounding() {
    return read("tax_rounding", Values::text);
  }

  /** Whether credit of customers settles new invoices on issue, unless the customer says otherwise. */
  public String applyCredit() {
    return read("apply_credit", Values::text);
  }

  /** Whether receipts are sent once payments are recorded, or by hand alone. */
  public String sendReceipts() {
    return read("send_receipts", Values::text);
  }

  /** What becomes of small rests of invoices. */
  public Settling settling() {
    return read("settling", Values.object(Settling::new));
  }

  /** How documents get their numbers. */
  public Numbering numbering() {
    return read("numbering", Values.object(Numbering::new));
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** The values of mode that this version knows. */
  public interface Mode {
    String LIVE = "live";
    String TEST = "test";
  }

  /** The values of tax_rounding that this version knows. */
  public interface TaxRounding {
    String DOCUMENT = "document";
    String LINE = "line";
  }

  /** The values of apply_credit that this version knows. */
  public interface ApplyCredit {
    String OFF = "off";
    String OLDEST_FIRST = "oldest_first";
  }

  /** The values of send_receipts that this version knows. */
  public interface SendReceipts {
    String OFF = "off";
    String ON_RECEIPT = "on_receipt";
  }
}
