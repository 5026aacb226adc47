// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Download;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.Clock;
import com.countinghouse.types.DocumentSettings;
import com.countinghouse.types.MoveClock;
import com.countinghouse.types.MovedClock;
import com.countinghouse.types.UpdateDocumentSettings;
import com.countinghouse.types.UpdateLogo;
import com.countinghouse.types.UpdateOrganization;

/** Invoices and credit notes as files, and what they lack. */
public final class Organization {
  private final Transport transport;

  /** For the client, which has one. */
  public Organization(Transport transport) {
    this.transport = transport;
  }

  /** Get the settings for documents. See {@link #documents(CallOptions)}. */
  public DocumentSettings documents() {
    return documents(CallOptions.NONE);
  }

  /**
   * Get the settings for documents.
   *
   * <p>How documents look, and whether an invoice that is not valid may be issued.
   *
   * <p>Operation <code>organization.documents</code>: GET /organization/documents
   */
  public DocumentSettings documents(CallOptions options) {
    Request request = Request.of("GET", "organization", "documents");
    return transport.json(request, options, Values.object(DocumentSettings::new));
  }

  /** Update the settings for documents. See {@link #updateDocuments(UpdateDocumentSettings, CallOptions)}. */
  public DocumentSettings updateDocuments(UpdateDocumentSettings body) {
    return updateDocuments(body, CallOptions.NONE);
  }

  /**
   * Update the settings for documents.
   *
   * <p>Replaces all of them; what is not given gets its default. Issued documents keep the settings of the day of
   * their issue. For owners and admins who are signed in. Texts and addresses that tell customers where to pay
   * need a session that was confirmed.
   *
   * <p>Operation <code>organization.update_documents</code>: PUT /organization/documents
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public DocumentSettings updateDocuments(UpdateDocumentSettings body, CallOptions options) {
    Request request = Request.of("PUT", "organization", "documents").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(DocumentSettings::new));
  }

  /** Get the logo. See {@link #logo(CallOptions)}. */
  public byte[] logo() {
    return logo(CallOptions.NONE);
  }

  /**
   * Get the logo.
   *
   * <p>The picture in the head of documents, as it is kept.
   *
   * <p>Operation <code>organization.logo</code>: GET /organization/logo
   */
  public byte[] logo(CallOptions options) {
    Request request = Request.of("GET", "organization", "logo");
    return transport.bytes(request, options);
  }

  /** Get the logo. See {@link #logoStream(CallOptions)}. */
  public Download logoStream() {
    return logoStream(CallOptions.NONE);
  }

  /**
   * Get the logo.
   *
   * <p>The picture in the head of documents, as it is kept.
   *
   * <p>Operation <code>organization.logo</code>: GET /organization/logo
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download logoStream(CallOptions options) {
    Request request = Request.of("GET", "organization", "logo");
    return transport.download(request, options);
  }

  /** Upload a logo. See {@link #updateLogo(UpdateLogo, CallOptions)}. */
  public DocumentSettings updateLogo(UpdateLogo body) {
    return updateLogo(body, CallOptions.NONE);
  }

  /**
   * Upload a logo.
   *
   * <p>Replaces the picture in the head of documents, and answers with the settings. Issued documents keep the one of
   * the day of their issue. Of an SVG only what is drawn is kept; one that runs programs or refers to anything
   * outside is refused. For owners and admins who are signed in.
   *
   * <p>Operation <code>organization.update_logo</code>: PUT /organization/logo
   */
  public DocumentSettings updateLogo(UpdateLogo body, CallOptions options) {
    Request request = Request.of("PUT", "organization", "logo").requiredBody(body);
    return transport.json(request, options, Values.object(DocumentSettings::new));
  }

  /** Remove the logo. See {@link #deleteLogo(CallOptions)}. */
  public void deleteLogo() {
    deleteLogo(CallOptions.NONE);
  }

  /**
   * Remove the logo.
   *
   * <p>Later documents have the name in its place. For owners and admins who are signed in.
   *
   * <p>Operation <code>organization.delete_logo</code>: DELETE /organization/logo
   */
  public void deleteLogo(CallOptions options) {
    Request request = Request.of("DELETE", "organization", "logo");
    transport.nothing(request, options);
  }

  /** Get the organization. See {@link #get(CallOptions)}. */
  public com.countinghouse.types.Organization get() {
    return get(CallOptions.NONE);
  }

  /**
   * Get the organization.
   *
   * <p>The one that the credential belongs to. Every credential may read it.
   *
   * <p>Operation <code>organization.get</code>: GET /organization
   */
  public com.countinghouse.types.Organization get(CallOptions options) {
    Request request = Request.of("GET", "organization");
    return transport.json(request, options, Values.object(com.countinghouse.types.Organization::new));
  }

  /** Update the organization. See {@link #update(UpdateOrganization, CallOptions)}. */
  public com.countinghouse.types.Organization update(UpdateOrganization body) {
    return update(body, CallOptions.NONE);
  }

  /**
   * Update the organization.
   *
   * <p>Replaces all settings; what is not given becomes empty or its default. Only numbering that is not given stays
   * as it is. Issued documents never change. For owners and admins who are signed in. Changed bank details need a
   * session that was confirmed.
   *
   * <p>Operation <code>organization.update</code>: PUT /organization
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public com.countinghouse.types.Organization update(UpdateOrganization body, CallOptions options) {
    Request request = Request.of("PUT", "organization").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(com.countinghouse.types.Organization::new));
  }

  /** Get the clock of the books. See {@link #getClock(CallOptions)}. */
  public Clock getClock() {
    return getClock(CallOptions.NONE);
  }

  /**
   * Get the clock of the books.
   *
   * <p>Live books go by real time. The clock of test books can be moved forward.
   *
   * <p>Operation <code>organization.get_clock</code>: GET /organization/clock
   */
  public Clock getClock(CallOptions options) {
    Request request = Request.of("GET", "organization", "clock");
    return transport.json(request, options, Values.object(Clock::new));
  }

  /** Move the clock of test books. See {@link #moveClock(MoveClock, CallOptions)}. */
  public MovedClock moveClock(MoveClock body) {
    return moveClock(body, CallOptions.NONE);
  }

  /**
   * Move the clock of test books.
   *
   * <p>Moves it forward, and does on the way what falls due, each at its time: reminders, overdue invoices, messages
   * that wait, retries of webhooks. All of it is done before the answer, at most 10,000 jobs; if there are more,
   * nothing is done and the clock stays. Sessions, API keys and invitations go by real time. The clock goes back
   * to real time when the books are emptied.
   *
   * <p>Operation <code>organization.move_clock</code>: PUT /organization/clock
   */
  public MovedClock moveClock(MoveClock body, CallOptions options) {
    Request request = Request.of("PUT", "organization", "clock").requiredBody(body);
    return transport.json(request, options, Values.object(MovedClock::new));
  }

  /** Empty test books. See {@link #reset(CallOptions)}. */
  public com.countinghouse.types.Organization reset() {
    return reset(CallOptions.NONE);
  }

  /**
   * Empty test books.
   *
   * <p>Deletes every customer, product, document, payment and message of test books, and lets their numbers begin
   * anew. Settings, members, API keys, webhook endpoints and the event feed stay. Live books are never emptied.
   * This cannot be undone.
   *
   * <p>Operation <code>organization.reset</code>: POST /organization/reset
   */
  public com.countinghouse.types.Organization reset(CallOptions options) {
    Request request = Request.of("POST", "organization", "reset");
    return transport.json(request, options, Values.object(com.countinghouse.types.Organization::new));
  }
}
