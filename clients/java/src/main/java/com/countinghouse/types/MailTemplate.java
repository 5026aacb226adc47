// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The mail template. */
public final class MailTemplate extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MailTemplate(Map<String, Object> fields) {
    super(fields);
  }

  /** What the messages are about. */
  public String kind() {
    return read("kind", Values::text);
  }

  /** Language of the text. */
  public String language() {
    return read("language", Values::text);
  }

  /** Whether it is the text of the service, not one of yours. */
  public Boolean builtIn() {
    return read("built_in", Values::bool);
  }

  /** Subject line. */
  public String subject() {
    return read("subject", Values::text);
  }

  /** What it says. */
  public String text() {
    return read("text", Values::text);
  }

  /** What it may name, in double braces. */
  public List<String> placeholders() {
    return read("placeholders", Values.list(Values::text));
  }

  /** The values of kind that this version knows. */
  public interface Kind {
    String INVOICE = "invoice";
    String CREDIT_NOTE = "credit_note";
    String QUOTE = "quote";
    String REMINDER_1 = "reminder_1";
    String REMINDER_2 = "reminder_2";
    String REMINDER_3 = "reminder_3";
    String REMINDERS_1 = "reminders_1";
    String REMINDERS_2 = "reminders_2";
    String REMINDERS_3 = "reminders_3";
    String STATEMENT = "statement";
    String RECEIPT = "receipt";
  }

  /** The values of language that this version knows. */
  public interface Language {
    String EN = "en";
    String DE = "de";
    String FR = "fr";
  }
}
