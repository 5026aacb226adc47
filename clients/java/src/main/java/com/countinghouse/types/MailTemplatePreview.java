// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The mail template preview. */
public final class MailTemplatePreview extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MailTemplatePreview(Map<String, Object> fields) {
    super(fields);
  }

  /** Subject line. */
  public String subject() {
    return read("subject", Values::text);
  }

  /** What it says. */
  public String text() {
    return read("text", Values::text);
  }

  /** The same text as HTML. It loads nothing. */
  public String html() {
    return read("html", Values::text);
  }
}
