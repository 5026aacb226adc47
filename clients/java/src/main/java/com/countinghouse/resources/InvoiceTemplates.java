// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.CreateInvoiceTemplate;
import com.countinghouse.types.Invoice;
import com.countinghouse.types.InvoiceTemplate;
import com.countinghouse.types.InvoiceTemplatesListQuery;
import com.countinghouse.types.UpdateInvoiceTemplate;
import com.countinghouse.types.UseInvoiceTemplate;

/** Contents of invoices that are kept under a name. */
public final class InvoiceTemplates {
  private final Transport transport;

  /** For the client, which has one. */
  public InvoiceTemplates(Transport transport) {
    this.transport = transport;
  }

  /** List invoice templates. See {@link #list(InvoiceTemplatesListQuery, CallOptions)}. */
  public Pages<InvoiceTemplate> list() {
    return list(null, CallOptions.NONE);
  }

  /** List invoice templates. See {@link #list(InvoiceTemplatesListQuery, CallOptions)}. */
  public Pages<InvoiceTemplate> list(InvoiceTemplatesListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List invoice templates.
   *
   * <p>The newest first, unless it is asked otherwise.
   *
   * <p>Operation <code>invoice_templates.list</code>: GET /invoice-templates
   */
  public Pages<InvoiceTemplate> list(InvoiceTemplatesListQuery query, CallOptions options) {
    Request request = Request.of("GET", "invoice-templates").query(query);
    return transport.pages(request, "cursor", options, Values.object(InvoiceTemplate::new));
  }

  /** Add an invoice template. See {@link #create(CreateInvoiceTemplate, CallOptions)}. */
  public InvoiceTemplate create(CreateInvoiceTemplate body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Add an invoice template.
   *
   * <p>Keeps the content of invoices under a name: as it is given, or as an invoice has it.
   *
   * <p>Operation <code>invoice_templates.create</code>: POST /invoice-templates
   */
  public InvoiceTemplate create(CreateInvoiceTemplate body, CallOptions options) {
    Request request = Request.of("POST", "invoice-templates").requiredBody(body);
    return transport.json(request, options, Values.object(InvoiceTemplate::new));
  }

  /** Get an invoice template. See {@link #get(String, CallOptions)}. */
  public InvoiceTemplate get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get an invoice template.
   *
   * <p>Its name and its content.
   *
   * <p>Operation <code>invoice_templates.get</code>: GET /invoice-templates/{id}
   */
  public InvoiceTemplate get(String id, CallOptions options) {
    Request request = Request.of("GET", "invoice-templates", id);
    return transport.json(request, options, Values.object(InvoiceTemplate::new));
  }

  /** Update an invoice template. See {@link #update(String, UpdateInvoiceTemplate, CallOptions)}. */
  public InvoiceTemplate update(String id, UpdateInvoiceTemplate body) {
    return update(id, body, CallOptions.NONE);
  }

  /**
   * Update an invoice template.
   *
   * <p>Replaces name and content. Invoices that were made of it stay as they are.
   *
   * <p>Operation <code>invoice_templates.update</code>: PUT /invoice-templates/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public InvoiceTemplate update(String id, UpdateInvoiceTemplate body, CallOptions options) {
    Request request = Request.of("PUT", "invoice-templates", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(InvoiceTemplate::new));
  }

  /** Delete an invoice template. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Delete an invoice template.
   *
   * <p>Deletes it for good. Invoices that were made of it stay.
   *
   * <p>Operation <code>invoice_templates.delete</code>: DELETE /invoice-templates/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "invoice-templates", id).conditional();
    transport.nothing(request, options);
  }

  /** Make an invoice of a template. See {@link #createInvoice(String, UseInvoiceTemplate, CallOptions)}. */
  public Invoice createInvoice(String id, UseInvoiceTemplate body) {
    return createInvoice(id, body, CallOptions.NONE);
  }

  /**
   * Make an invoice of a template.
   *
   * <p>Makes a draft for a customer. What is missing in both the template and the request is refused, and so is what
   * is archived or deleted by now: a fault of the template has <code>where</code>.
   *
   * <p>Operation <code>invoice_templates.create_invoice</code>: POST /invoice-templates/{id}/invoices
   */
  public Invoice createInvoice(String id, UseInvoiceTemplate body, CallOptions options) {
    Request request = Request.of("POST", "invoice-templates", id, "invoices").requiredBody(body);
    return transport.json(request, options, Values.object(Invoice::new));
  }
}
