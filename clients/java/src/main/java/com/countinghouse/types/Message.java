// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The message. */
public final class Message extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Message(Map<String, Object> fields) {
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

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the message. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** What it is about. */
  public String kind() {
    return read("kind", Values::text);
  }

  /** <code>logged</code>: there is no mail server, so it was only kept. <code>unconfirmed</code>: the whole mail was sent and no answer came, so that it may have arrived; it is sent again by a decision only. */
  public String status() {
    return read("status", Values::text);
  }

  /** What may be done with it now. */
  public List<String> availableActions() {
    return read("available_actions", Values.list(Values::text));
  }

  /** The invoice, credit note or quote; the payment, of a receipt; the customer, of a statement of account and of a reminder of several invoices. */
  public String objectId() {
    return read("object_id", Values::text);
  }

  /** The identifier of the customer. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** The invoices that a reminder of several asks for; else empty. */
  public List<String> invoiceIds() {
    return read("invoice_ids", Values.list(Values::text));
  }

  /** Why it was cancelled. <code>by_hand</code>: somebody has taken it back. <code>void</code>: the document does not count any more. <code>settled_meanwhile</code>: what it asks for was paid, credited or written off while it waited. <code>covered_by_credit</code>: credit of the customer could settle it. <code>figures_moved</code>: it asks for an amount that is not due any more. <code>quote_closed</code>: the quote was answered, revised or withdrawn, or has expired. <code>payment_reversed</code>: the payment of a receipt did not come in. A later version may have more. May be null. */
  public String cancelReason() {
    return read("cancel_reason", Values::text);
  }

  /** How often it was handed to a server. */
  public Long attemptCount() {
    return read("attempt_count", Values::integer);
  }

  /** What the mail server said last. May be null. */
  public MessageAnswer lastAnswer() {
    return read("last_answer", Values.object(MessageAnswer::new));
  }

  /** The message that this one repeats. May be null. */
  public String resendsId() {
    return read("resends_id", Values::text);
  }

  /** The message that repeats this one. May be null. */
  public String resentAsId() {
    return read("resent_as_id", Values::text);
  }

  /** Not before this moment. May be null. */
  public Instant sendAt() {
    return read("send_at", Values::time);
  }

  /** When a mail server accepted it. May be null. */
  public Instant sentAt() {
    return read("sent_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** The values of language that this version knows. */
  public interface Language {
    String EN = "en";
    String DE = "de";
    String FR = "fr";
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

  /** The values of status that this version knows. */
  public interface Status {
    String QUEUED = "queued";
    String SENDING = "sending";
    String SENT = "sent";
    String LOGGED = "logged";
    String FAILED = "failed";
    String UNCONFIRMED = "unconfirmed";
    String CANCELLED = "cancelled";
    String BOUNCED = "bounced";
    String COMPLAINED = "complained";
  }

  /** The values of available_actions that this version knows. */
  public interface AvailableActions {
    String RESEND = "resend";
    String CANCEL = "cancel";
    String REPORT = "report";
  }
}
