// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The bill supplier match. */
public final class BillSupplierMatch extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BillSupplierMatch(Map<String, Object> fields) {
    super(fields);
  }

  /** Who it is, or may be. */
  public String supplierId() {
    return read("supplier_id", Values::text);
  }

  /** What led there. */
  public String by() {
    return read("by", Values::text);
  }

  /** Whether the bill was given to this supplier; else it is a choice of yours. */
  public Boolean certain() {
    return read("certain", Values::bool);
  }

  /** The values of by that this version knows. */
  public interface By {
    String VAT_ID = "vat_id";
    String IBAN = "iban";
  }
}
