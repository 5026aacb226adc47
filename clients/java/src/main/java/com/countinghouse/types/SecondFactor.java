// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** The second factor. */
public final class SecondFactor extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SecondFactor(Map<String, Object> fields) {
    super(fields);
  }

  /** Whether signing in needs a code. */
  public Boolean isOn() {
    return read("is_on", Values::bool);
  }

  /** Since when; null without one. May be null. */
  public Instant onSince() {
    return read("on_since", Values::time);
  }

  /** How many recovery codes are not used yet. */
  public Long recoveryCodesLeft() {
    return read("recovery_codes_left", Values::integer);
  }
}
