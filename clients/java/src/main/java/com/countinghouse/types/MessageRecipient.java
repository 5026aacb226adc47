// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The message recipient. */
public final class MessageRecipient extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MessageRecipient(Map<String, Object> fields) {
    super(fields);
  }

  /** Shown beside the address. May be null. */
  public String name() {
    return read("name", Values::text);
  }

  /** An e-mail address. */
  public String address() {
    return read("address", Values::text);
  }
}
