// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The retention. */
public final class Retention extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Retention(Map<String, Object> fields) {
    super(fields);
  }

  /** For how many years after the one of its date each kind is kept once the customer is erased. */
  public RetentionYears years() {
    return read("years", Values.object(RetentionYears::new));
  }

  /** What holds for a kind without a decision of its own: general knowledge of the country of the seller. */
  public RetentionYears defaults() {
    return read("defaults", Values.object(RetentionYears::new));
  }

  /** The law that asks for it, by the country of the seller. */
  public String law() {
    return read("law", Values::text);
  }

  /** What these numbers are not. */
  public String notice() {
    return read("notice", Values::text);
  }

  /** When something is erased next, the first first. */
  public List<DueErasures> due() {
    return read("due", Values.list(Values.object(DueErasures::new)));
  }
}
