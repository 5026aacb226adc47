// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.MailTemplate;
import com.countinghouse.types.MailTemplateList;
import com.countinghouse.types.MailTemplatePreview;
import com.countinghouse.types.UpdateMailTemplate;

/** How mails leave, and what they say. */
public final class MailTemplates {
  private final Transport transport;

  /** For the client, which has one. */
  public MailTemplates(Transport transport) {
    this.transport = transport;
  }

  /** List the texts of messages. See {@link #list(CallOptions)}. */
  public MailTemplateList list() {
    return list(CallOptions.NONE);
  }

  /**
   * List the texts of messages.
   *
   * <p>Every kind in every language: your own text where there is one, else the built-in one.
   *
   * <p>Operation <code>mail_templates.list</code>: GET /mail-templates
   */
  public MailTemplateList list(CallOptions options) {
    Request request = Request.of("GET", "mail-templates");
    return transport.json(request, options, Values.object(MailTemplateList::new));
  }

  /** Update the text of messages. See {@link #update(String, UpdateMailTemplate, CallOptions)}. */
  public MailTemplate update(String template, UpdateMailTemplate body) {
    return update(template, body, CallOptions.NONE);
  }

  /**
   * Update the text of messages.
   *
   * <p>Takes the place of the built-in text. A placeholder that the kind does not know is refused.
   *
   * <p>Operation <code>mail_templates.update</code>: PUT /mail-templates/{template}
   */
  public MailTemplate update(String template, UpdateMailTemplate body, CallOptions options) {
    Request request = Request.of("PUT", "mail-templates", template).requiredBody(body);
    return transport.json(request, options, Values.object(MailTemplate::new));
  }

  /** Bring the built-in text back. See {@link #delete(String, CallOptions)}. */
  public void delete(String template) {
    delete(template, CallOptions.NONE);
  }

  /**
   * Bring the built-in text back.
   *
   * <p>Deletes your own text of this kind and language.
   *
   * <p>Operation <code>mail_templates.delete</code>: DELETE /mail-templates/{template}
   */
  public void delete(String template, CallOptions options) {
    Request request = Request.of("DELETE", "mail-templates", template);
    transport.nothing(request, options);
  }

  /** Preview the text of messages. See {@link #preview(String, UpdateMailTemplate, CallOptions)}. */
  public MailTemplatePreview preview(String template, UpdateMailTemplate body) {
    return preview(template, body, CallOptions.NONE);
  }

  /**
   * Preview the text of messages.
   *
   * <p>What a text says, with made-up customers and documents and your own name and signature. Takes what saving it
   * takes, and stores nothing.
   *
   * <p>Operation <code>mail_templates.preview</code>: POST /mail-templates/{template}/preview
   */
  public MailTemplatePreview preview(String template, UpdateMailTemplate body, CallOptions options) {
    Request request = Request.of("POST", "mail-templates", template, "preview").requiredBody(body);
    return transport.json(request, options, Values.object(MailTemplatePreview::new));
  }
}
