// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The message preview. */
public final class MessagePreview extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MessagePreview(Map<String, Object> fields) {
    super(fields);
  }

  /** Language of the text. */
  public String language() {
    return read("language", Values::text);
  }

  /** Who it comes from. */
  public MessageSender from() {
    return read("from", Values.object(MessageSender::new));
  }

  /** Where answers go; else to the sender. May be null. */
  public String replyTo() {
    return read("reply_to", Values::text);
  }

  /** Recipients. */
  public List<MessageRecipient> to() {
    return read("to", Values.list(Values.object(MessageRecipient::new)));
  }

  /** Recipients of a copy. */
  public List<MessageRecipient> cc() {
    return read("cc", Values.list(Values.object(MessageRecipient::new)));
  }

  /** Recipients whom the others do not see. */
  public List<MessageRecipient> bcc() {
    return read("bcc", Values.list(Values.object(MessageRecipient::new)));
  }

  /** Subject line. */
  public String subject() {
    return read("subject", Values::text);
  }

  /** What it says. */
  public String text() {
    return read("text", Values::text);
  }

  /** Files that go along. */
  public List<MessageAttachment> attachments() {
    return read("attachments", Values.list(Values.object(MessageAttachment::new)));
  }

  /** The same text as HTML. It loads nothing. */
  public String html() {
    return read("html", Values::text);
  }

  /** How it would leave: by a server of your own, by that of the installation, or not at all (<code>log</code>). */
  public String transport() {
    return read("transport", Values::text);
  }

  /** The values of language that this version knows. */
  public interface Language {
    String EN = "en";
    String DE = "de";
    String FR = "fr";
  }

  /** The values of transport that this version knows. */
  public interface Transport {
    String OWN = "own";
    String INSTALLATION = "installation";
    String LOG = "log";
  }
}
