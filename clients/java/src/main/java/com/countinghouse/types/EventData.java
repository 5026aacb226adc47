// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What changed. */
public final class EventData extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public EventData(Map<String, Object> fields) {
    super(fields);
  }

  /** The object after the change, as the API shows it; a deleted one as it was last. Only its id where the credential lacks the scope to read it; events of API keys are for owners and admins who are signed in. */
  public Map<String, Object> object() {
    return read("object", Values.map(Values::any));
  }

  /** Those fields of the object that changed, as they were before; absent for a new object. May be null. */
  public Map<String, Object> previousAttributes() {
    return read("previous_attributes", Values.map(Values::any));
  }
}
