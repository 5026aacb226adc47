// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The like customer. */
public final class LikeCustomer extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public LikeCustomer(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** The name. */
  public String name() {
    return read("name", Values::text);
  }

  /** Of the billing address. May be null. */
  public String city() {
    return read("city", Values::text);
  }

  /** What both have in common. <code>iban</code>: payments of both came from one account. <code>name</code>: the town of one is not known. */
  public List<String> reasons() {
    return read("reasons", Values.list(Values::text));
  }

  /** The values of reasons that this version knows. */
  public interface Reasons {
    String TAX_ID = "tax_id";
    String IBAN = "iban";
    String EMAIL = "email";
    String NAME_AND_TOWN = "name_and_town";
    String NAME = "name";
  }
}
