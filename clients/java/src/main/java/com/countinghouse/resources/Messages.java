// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Download;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.Message;
import com.countinghouse.types.MessageContent;
import com.countinghouse.types.MessageDetails;
import com.countinghouse.types.MessagesListQuery;
import com.countinghouse.types.ReportMessage;
import com.countinghouse.types.Resend;

/** Mails about documents, as they were sent, and what became of them. */
public final class Messages {
  private final Transport transport;

  /** For the client, which has one. */
  public Messages(Transport transport) {
    this.transport = transport;
  }

  /** List messages. See {@link #list(MessagesListQuery, CallOptions)}. */
  public Pages<Message> list() {
    return list(null, CallOptions.NONE);
  }

  /** List messages. See {@link #list(MessagesListQuery, CallOptions)}. */
  public Pages<Message> list(MessagesListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List messages.
   *
   * <p>The outbox: every mail about a document or an account, also those that were only kept.
   *
   * <p>Operation <code>messages.list</code>: GET /messages
   */
  public Pages<Message> list(MessagesListQuery query, CallOptions options) {
    Request request = Request.of("GET", "messages").query(query);
    return transport.pages(request, "cursor", options, Values.object(Message::new));
  }

  /** Get a message. See {@link #get(String, CallOptions)}. */
  public MessageDetails get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a message.
   *
   * <p>The message with each attempt to send it, and what the mail server said.
   *
   * <p>Operation <code>messages.get</code>: GET /messages/{id}
   */
  public MessageDetails get(String id, CallOptions options) {
    Request request = Request.of("GET", "messages", id);
    return transport.json(request, options, Values.object(MessageDetails::new));
  }

  /** Read a message. See {@link #content(String, CallOptions)}. */
  public MessageContent content(String id) {
    return content(id, CallOptions.NONE);
  }

  /**
   * Read a message.
   *
   * <p>Subject, text and HTML as its reader sees them. The attachments are documents of the invoice.
   *
   * <p>Operation <code>messages.content</code>: GET /messages/{id}/content
   */
  public MessageContent content(String id, CallOptions options) {
    Request request = Request.of("GET", "messages", id, "content");
    return transport.json(request, options, Values.object(MessageContent::new));
  }

  /** Download the file of a message. See {@link #file(String, CallOptions)}. */
  public byte[] file(String id) {
    return file(id, CallOptions.NONE);
  }

  /**
   * Download the file of a message.
   *
   * <p>The file that was made for the message alone, such as a statement of account or the letter of a reminder, as
   * its reader got it. What goes along with an invoice is among its documents.
   *
   * <p>Operation <code>messages.file</code>: GET /messages/{id}/file
   */
  public byte[] file(String id, CallOptions options) {
    Request request = Request.of("GET", "messages", id, "file");
    return transport.bytes(request, options);
  }

  /** Download the file of a message. See {@link #fileStream(String, CallOptions)}. */
  public Download fileStream(String id) {
    return fileStream(id, CallOptions.NONE);
  }

  /**
   * Download the file of a message.
   *
   * <p>The file that was made for the message alone, such as a statement of account or the letter of a reminder, as
   * its reader got it. What goes along with an invoice is among its documents.
   *
   * <p>Operation <code>messages.file</code>: GET /messages/{id}/file
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download fileStream(String id, CallOptions options) {
    Request request = Request.of("GET", "messages", id, "file");
    return transport.download(request, options);
  }

  /** Send a message again. See {@link #resend(String, Resend, CallOptions)}. */
  public Message resend(String id) {
    return resend(id, null, CallOptions.NONE);
  }

  /** Send a message again. See {@link #resend(String, Resend, CallOptions)}. */
  public Message resend(String id, Resend body) {
    return resend(id, body, CallOptions.NONE);
  }

  /**
   * Send a message again.
   *
   * <p>Sends the same once more, as a message of its own. For one that failed, came back or is unconfirmed; each can
   * be repeated once.
   *
   * <p>Operation <code>messages.resend</code>: POST /messages/{id}/resend
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Message resend(String id, Resend body, CallOptions options) {
    Request request = Request.of("POST", "messages", id, "resend").body(body).conditional();
    return transport.json(request, options, Values.object(Message::new));
  }

  /** Cancel a message. See {@link #cancel(String, CallOptions)}. */
  public Message cancel(String id) {
    return cancel(id, CallOptions.NONE);
  }

  /**
   * Cancel a message.
   *
   * <p>Takes back a message that waits for its moment, or for another attempt.
   *
   * <p>Operation <code>messages.cancel</code>: POST /messages/{id}/cancel
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Message cancel(String id, CallOptions options) {
    Request request = Request.of("POST", "messages", id, "cancel").conditional();
    return transport.json(request, options, Values.object(Message::new));
  }

  /** Report what became of a message. See {@link #report(String, ReportMessage, CallOptions)}. */
  public Message report(String id, ReportMessage body) {
    return report(id, body, CallOptions.NONE);
  }

  /**
   * Report what became of a message.
   *
   * <p>For hooks of mail providers and scripts behind a mail server: a message that came back, that somebody
   * complained about, or that has arrived. Addresses that refuse mail get none until somebody says so.
   *
   * <p>Operation <code>messages.report</code>: POST /messages/{id}/report
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Message report(String id, ReportMessage body, CallOptions options) {
    Request request = Request.of("POST", "messages", id, "report").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Message::new));
  }
}
