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
}
