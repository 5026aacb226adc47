// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The message content. */
public final class MessageContent extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MessageContent(Map<String, Object> fields) {
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

  /** Files that go along. */
  public List<MessageAttachment> attachments() {
    return read("attachments", Values.list(Values.object(MessageAttachment::new)));
  }
}
