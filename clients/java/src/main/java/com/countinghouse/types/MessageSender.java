// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The message sender. */
public final class MessageSender extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MessageSender(Map<String, Object> fields) {
    super(fields);
  }

  /** Shown as the sender. */
  public String name() {
    return read("name", Values::text);
  }

  /** Null while no mail server is set up. May be null. */
  public String address() {
    return read("address", Values::text);
  }
}
