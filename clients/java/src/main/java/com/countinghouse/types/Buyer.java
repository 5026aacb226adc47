// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The customer as it was when the document was issued. */
public final class Buyer extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Buyer(Map<String, Object> fields) {
    super(fields);
  }

  /** Name that is used every day, where it is another one. May be null. */
  public String tradingName() {
    return read("trading_name", Values::text);
  }

  /** Identifiers by schemes of ISO 6523, such as a GLN. May be null. */
  public List<Identifier> identifiers() {
    return read("identifiers", Values.list(Values.object(Identifier::new)));
  }

  /** The entry in a register of companies. May be null. */
  public Identifier legalRegistration() {
    return read("legal_registration", Values.object(Identifier::new));
  }

  /** Where electronic invoices go, by a scheme of the EAS list. May be null. */
  public ElectronicAddress electronicAddress() {
    return read("electronic_address", Values.object(ElectronicAddress::new));
  }

  /** Who is asked about the document. May be null. */
  public ContactPerson contact() {
    return read("contact", Values.object(ContactPerson::new));
  }

  /** The name. */
  public String name() {
    return read("name", Values::text);
  }

  /** The e-mail address. May be null. */
  public String email() {
    return read("email", Values::text);
  }

  /** Where the invoice goes. May be null. */
  public Address billingAddress() {
    return read("billing_address", Values.object(Address::new));
  }

  /** Where the goods go. May be null. */
  public Address shippingAddress() {
    return read("shipping_address", Values.object(Address::new));
  }

  /** The tax numbers. */
  public List<TaxId> taxIds() {
    return read("tax_ids", Values.list(Values.object(TaxId::new)));
  }

  /** Of invoices that have none of their own. May be null. */
  public String buyerReference() {
    return read("buyer_reference", Values::text);
  }

  /** Of invoices that have none of their own. May be null. */
  public String buyerAccountingReference() {
    return read("buyer_accounting_reference", Values::text);
  }

  /** Language of the documents, BCP 47. May be null. */
  public String locale() {
    return read("locale", Values::text);
  }

  /** What the documents are written and checked as. May be null. */
  public String documentFormat() {
    return read("document_format", Values::text);
  }
}
