// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** Seller. */
public final class Seller extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Seller(Map<String, Object> fields) {
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
  public Address address() {
    return read("address", Values.object(Address::new));
  }

  public List<TaxId> taxIds() {
    return read("tax_ids", Values.list(Values.object(TaxId::new)));
  }

  /** May be null. */
  public BankDetails bankDetails() {
    return read("bank_details", Values.object(BankDetails::new));
  }

  /** May be null. */
  public String email() {
    return read("email", Values::text);
  }

  /** May be null. */
  public String phone() {
    return read("phone", Values::text);
  }

  /** What the law wants on documents. May be null. */
  public String legalInfo() {
    return read("legal_info", Values::text);
  }

  /** May be null. */
  public TaxRepresentative taxRepresentative() {
    return read("tax_representative", Values.object(TaxRepresentative::new));
  }
}
