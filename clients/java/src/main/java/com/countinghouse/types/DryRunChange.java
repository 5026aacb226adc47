// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The dry run change. */
public final class DryRunChange extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DryRunChange(Map<String, Object> fields) {
    super(fields);
  }

  /** The kind of object, as types of events begin with it. */
  public String object() {
    return read("object", Values::text);
  }

  /** The object; null for what there is one of, such as the settings of mail. May be null. */
  public String objectId() {
    return read("object_id", Values::text);
  }

  /** Those of its fields that would change, as they are. */
  public Map<String, Object> before() {
    return read("before", Values.map(Values::any));
  }

  /** The same fields as they would be. */
  public Map<String, Object> after() {
    return read("after", Values.map(Values::any));
  }
}
