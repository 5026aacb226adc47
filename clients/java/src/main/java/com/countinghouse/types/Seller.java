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
}
