// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The mail settings. */
public final class MailSettings extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MailSettings(Map<String, Object> fields) {
    super(fields);
  }

  /** Counts the changes. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** Shown as the sender. May be null. */
  public String senderName() {
    return read("sender_name", Values::text);
  }

  /** With a mail server of your own. May be null. */
  public String senderAddress() {
    return read("sender_address", Values::text);
  }

  /** Where answers go. May be null. */
  public String replyTo() {
    return read("reply_to", Values::text);
  }

  /** Get a hidden copy of every message. */
  public List<String> bcc() {
    return read("bcc", Values.list(Values::text));
  }

  /** Ends every text. May be null. */
  public String signature() {
    return read("signature", Values::text);
  }

  /** Of messages to customers without a language. */
  public String language() {
    return read("language", Values::text);
  }

  /** A mail server of your own. May be null. */
  public SmtpServer smtp() {
    return read("smtp", Values.object(SmtpServer::new));
  }

  /** How messages leave now: by a server of your own, by that of the installation, or not at all (<code>log</code>). */
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
