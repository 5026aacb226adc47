// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The organization as it was when the document was issued. */
public final class Seller extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Seller(Map<String, Object> fields) {
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

  /** What the law wants on documents. May be null. */
  public String legalInfo() {
    return read("legal_info", Values::text);
  }

  /** Who represents the seller before the tax office. May be null. */
  public TaxRepresentative taxRepresentative() {
    return read("tax_representative", Values.object(TaxRepresentative::new));
  }
}
