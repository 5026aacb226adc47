// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** Buyer. */
public final class Buyer extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Buyer(Map<String, Object> fields) {
    super(fields);
  }

  /** Name that is used every day, where it is another one. May be null. */
  public String tradingName() {
    return read("trading_name", Values::text);
  }

  /** May be null. */
  public List<Identifier> identifiers() {
    return read("identifiers", Values.list(Values.object(Identifier::new)));
  }

  /** May be null. */
  public Identifier legalRegistration() {
    return read("legal_registration", Values.object(Identifier::new));
  }

  /** May be null. */
  public ElectronicAddress electronicAddress() {
    return read("electronic_address", Values.object(ElectronicAddress::new));
  }

  /** Who is asked about the document. May be null. */
  public ContactPerson contact() {
    return read("contact", Values.object(ContactPerson::new));
  }

  public String name() {
    return read("name", Values::text);
  }

  /** May be null. */
  public String email() {
    return read("email", Values::text);
  }

  /** May be null. */
  public Address billingAddress() {
    return read("billing_address", Values.object(Address::new));
  }

  /** May be null. */
  public Address shippingAddress() {
    return read("shipping_address", Values.object(Address::new));
  }

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
