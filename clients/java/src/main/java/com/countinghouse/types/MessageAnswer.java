// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The message answer. */
public final class MessageAnswer extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MessageAnswer(Map<String, Object> fields) {
    super(fields);
  }

  /** accepted, temporary, permanent, unknown, or what was reported. */
  public String outcome() {
    return read("outcome", Values::text);
  }

  /** Three digits of SMTP. May be null. */
  public Long smtpCode() {
    return read("smtp_code", Values::integer);
  }

  /** Such as 5.1.1. May be null. */
  public String enhancedCode() {
    return read("enhanced_code", Values::text);
  }

  /** What it says. */
  public String text() {
    return read("text", Values::text);
  }
}
