// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The second factor set up. */
public final class SecondFactorSetUp extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SecondFactorSetUp(Map<String, Object> fields) {
    super(fields);
  }

  /** For typing it into an authenticator app. */
  public String secret() {
    return read("secret", Values::text);
  }

  /** The text of the QR code. */
  public String address() {
    return read("address", Values::text);
  }
}
