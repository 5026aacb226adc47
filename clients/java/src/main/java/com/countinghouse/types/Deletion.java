// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** Deletion. */
public final class Deletion extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Deletion(Map<String, Object> fields) {
    super(fields);
  }

  /** deleted: it is gone for good. archived: documents name it, so it is hidden and can be unarchived. */
  public String outcome() {
    return read("outcome", Values::text);
  }

  /** The values of outcome that this version knows. */
  public interface Outcome {
    String DELETED = "deleted";
    String ARCHIVED = "archived";
  }
}
