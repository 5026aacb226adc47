// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The mail test. */
public final class MailTest extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MailTest(Map<String, Object> fields) {
    super(fields);
  }

  /** How messages leave now. */
  public String transport() {
    return read("transport", Values::text);
  }

  /** The address that it was sent from. May be null. */
  public String from() {
    return read("from", Values::text);
  }

  /** Your own address. */
  public String to() {
    return read("to", Values::text);
  }

  /** What became of it: <code>temporary</code> and <code>permanent</code> refusals, <code>unknown</code> when the whole mail was sent and no answer came, <code>not_sent</code> when there is no server or no sender. */
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

  /** What the mail server said. */
  public String text() {
    return read("text", Values::text);
  }

  /** How long it took, in milliseconds. */
  public Long durationMs() {
    return read("duration_ms", Values::integer);
  }

  /** What receivers find of the domain of the sender, by which they tell whether mails are genuine; null without a sender. May be null. */
  public SenderDomain senderDomain() {
    return read("sender_domain", Values.object(SenderDomain::new));
  }

  /** The values of transport that this version knows. */
  public interface Transport {
    String OWN = "own";
    String INSTALLATION = "installation";
    String LOG = "log";
  }

  /** The values of outcome that this version knows. */
  public interface Outcome {
    String ACCEPTED = "accepted";
    String TEMPORARY = "temporary";
    String PERMANENT = "permanent";
    String UNKNOWN = "unknown";
    String NOT_SENT = "not_sent";
  }
}
