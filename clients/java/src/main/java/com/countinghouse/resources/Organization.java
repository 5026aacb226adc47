// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.DocumentSettings;
import com.countinghouse.types.UpdateDocumentSettings;
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
   * their issue. For owners and admins who are signed in.
   *
   * <p>Operation <code>organization.update_documents</code>: PUT /organization/documents
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public DocumentSettings updateDocuments(UpdateDocumentSettings body, CallOptions options) {
    Request request = Request.of("PUT", "organization", "documents").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(DocumentSettings::new));
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
   * as it is. Issued documents never change. For owners and admins who are signed in.
   *
   * <p>Operation <code>organization.update</code>: PUT /organization
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public com.countinghouse.types.Organization update(UpdateOrganization body, CallOptions options) {
    Request request = Request.of("PUT", "organization").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(com.countinghouse.types.Organization::new));
  }
}
