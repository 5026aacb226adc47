// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The recovery codes. */
public final class RecoveryCodes extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RecoveryCodes(Map<String, Object> fields) {
    super(fields);
  }

  /** Each replaces a code of the app once. */
  public List<String> recoveryCodes() {
    return read("recovery_codes", Values.list(Values::text));
  }
}
