// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The security change. */
public final class SecurityChange extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SecurityChange(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Of whom a second factor is required: owners and admins are managers. */
  public String requireSecondFactor() {
    return read("require_second_factor", Values::text);
  }

  /** The values of require_second_factor that this version knows. */
  public interface RequireSecondFactor {
    String NOBODY = "nobody";
    String MANAGERS = "managers";
    String EVERYBODY = "everybody";
  }
}
