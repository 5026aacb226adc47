// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.CreateOrganization;
import com.countinghouse.types.CreateSandbox;
import com.countinghouse.types.OwnOrganization;
import com.countinghouse.types.OwnOrganizationList;

/** Your organizations: opening, listing and closing them. */
public final class Organizations {
  private final Transport transport;

  /** For the client, which has one. */
  public Organizations(Transport transport) {
    this.transport = transport;
  }

  /** List your organizations. See {@link #list(CallOptions)}. */
  public OwnOrganizationList list() {
    return list(CallOptions.NONE);
  }

  /**
   * List your organizations.
   *
   * <p>Those that the user may sign in to, with the role in each.
   *
   * <p>Operation <code>organizations.list</code>: GET /organizations
   */
  public OwnOrganizationList list(CallOptions options) {
    Request request = Request.of("GET", "organizations");
    return transport.json(request, options, Values.object(OwnOrganizationList::new));
  }

  /** Open another organization. See {@link #create(CreateOrganization, CallOptions)}. */
  public OwnOrganization create(CreateOrganization body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Open another organization.
   *
   * <p>Its books, numbers, members and keys are its own. You are its owner; switch to it to work there. Who may open
   * one is a setting of the installation.
   *
   * <p>Operation <code>organizations.create</code>: POST /organizations
   */
  public OwnOrganization create(CreateOrganization body, CallOptions options) {
    Request request = Request.of("POST", "organizations").requiredBody(body);
    return transport.json(request, options, Values.object(OwnOrganization::new));
  }

  /** Make a sandbox. See {@link #createSandbox(String, CreateSandbox, CallOptions)}. */
  public OwnOrganization createSandbox(String id, CreateSandbox body) {
    return createSandbox(id, body, CallOptions.NONE);
  }

  /**
   * Make a sandbox.
   *
   * <p>Test books beside those of the session: an organization of mode test with its settings, and the newest 10,000
   * customers and products, if wanted. Mail server, members, keys, webhooks and reminders are not taken over. For
   * whoever may open an organization.
   *
   * <p>Operation <code>organizations.create_sandbox</code>: POST /organizations/{id}/sandbox
   */
  public OwnOrganization createSandbox(String id, CreateSandbox body, CallOptions options) {
    Request request = Request.of("POST", "organizations", id, "sandbox").requiredBody(body);
    return transport.json(request, options, Values.object(OwnOrganization::new));
  }

  /** Close the organization. See {@link #close(String, CallOptions)}. */
  public OwnOrganization close(String id) {
    return close(id, CallOptions.NONE);
  }

  /**
   * Close the organization.
   *
   * <p>For owners, and only for the organization of the session. From then on its books can be read and nothing else,
   * its API keys are revoked, and the sessions of others end. This cannot be undone.
   *
   * <p>Operation <code>organizations.close</code>: POST /organizations/{id}/close
   */
  public OwnOrganization close(String id, CallOptions options) {
    Request request = Request.of("POST", "organizations", id, "close");
    return transport.json(request, options, Values.object(OwnOrganization::new));
  }
}
