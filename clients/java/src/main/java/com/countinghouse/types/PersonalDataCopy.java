// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** The personal data copy. */
public final class PersonalDataCopy extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PersonalDataCopy(Map<String, Object> fields) {
    super(fields);
  }

  /** Whose data it is. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** When the copy was made. */
  public Instant madeAt() {
    return read("made_at", Values::time);
  }
}
