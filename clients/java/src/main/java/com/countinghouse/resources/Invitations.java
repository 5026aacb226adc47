// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.AcceptInvitation;
import com.countinghouse.types.AcceptedInvitation;
import com.countinghouse.types.CreateInvitation;
import com.countinghouse.types.CreatedInvitation;
import com.countinghouse.types.Invitation;
import com.countinghouse.types.InvitationsListQuery;
import com.countinghouse.types.Join;

/** Asking somebody to work in your books. */
public final class Invitations {
  private final Transport transport;

  /** For the client, which has one. */
  public Invitations(Transport transport) {
    this.transport = transport;
  }

  /** List the invitations. See {@link #list(InvitationsListQuery, CallOptions)}. */
  public Pages<Invitation> list() {
    return list(null, CallOptions.NONE);
  }

  /** List the invitations. See {@link #list(InvitationsListQuery, CallOptions)}. */
  public Pages<Invitation> list(InvitationsListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List the invitations.
   *
   * <p>The newest first, those that were accepted or revoked included.
   *
   * <p>Operation <code>invitations.list</code>: GET /invitations
   */
  public Pages<Invitation> list(InvitationsListQuery query, CallOptions options) {
    Request request = Request.of("GET", "invitations").query(query);
    return transport.pages(request, "cursor", options, Values.object(Invitation::new));
  }

  /** Invite somebody. See {@link #create(CreateInvitation, CallOptions)}. */
  public CreatedInvitation create(CreateInvitation body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Invite somebody.
   *
   * <p>The link works once, for 7 days. An earlier invitation of the same address no longer works. The answer is the
   * same whether the address has an account or not.
   *
   * <p>Operation <code>invitations.create</code>: POST /invitations
   */
  public CreatedInvitation create(CreateInvitation body, CallOptions options) {
    Request request = Request.of("POST", "invitations").requiredBody(body);
    return transport.json(request, options, Values.object(CreatedInvitation::new));
  }

  /** Make another link for an invitation. See {@link #resend(String, CallOptions)}. */
  public CreatedInvitation resend(String id) {
    return resend(id, CallOptions.NONE);
  }

  /**
   * Make another link for an invitation.
   *
   * <p>The former link no longer works; the new one works for 7 days.
   *
   * <p>Operation <code>invitations.resend</code>: POST /invitations/{id}/resend
   */
  public CreatedInvitation resend(String id, CallOptions options) {
    Request request = Request.of("POST", "invitations", id, "resend");
    return transport.json(request, options, Values.object(CreatedInvitation::new));
  }

  /** Revoke an invitation. See {@link #revoke(String, CallOptions)}. */
  public void revoke(String id) {
    revoke(id, CallOptions.NONE);
  }

  /**
   * Revoke an invitation.
   *
   * <p>The link no longer works. The invitation stays in the list.
   *
   * <p>Operation <code>invitations.revoke</code>: DELETE /invitations/{id}
   */
  public void revoke(String id, CallOptions options) {
    Request request = Request.of("DELETE", "invitations", id);
    transport.nothing(request, options);
  }

  /** Accept an invitation. See {@link #accept(AcceptInvitation, CallOptions)}. */
  public AcceptedInvitation accept(AcceptInvitation body) {
    return accept(body, CallOptions.NONE);
  }

  /**
   * Accept an invitation.
   *
   * <p>For whoever has the link. Somebody whose address has an account says its password; anybody else chooses a name
   * and a password. Sign in afterwards.
   *
   * <p>Operation <code>invitations.accept</code>: POST /invitations/accept
   */
  public AcceptedInvitation accept(AcceptInvitation body, CallOptions options) {
    Request request = Request.of("POST", "invitations", "accept").requiredBody(body);
    return transport.json(request, options, Values.object(AcceptedInvitation::new));
  }

  /** Accept an invitation while signed in. See {@link #join(Join, CallOptions)}. */
  public AcceptedInvitation join(Join body) {
    return join(body, CallOptions.NONE);
  }

  /**
   * Accept an invitation while signed in.
   *
   * <p>For somebody who is signed in, in any organization, with the address that was invited: neither name nor
   * password is asked for. <code>auth.switch_organization</code> opens a session in the new organization.
   *
   * <p>Operation <code>invitations.join</code>: POST /invitations/join
   */
  public AcceptedInvitation join(Join body, CallOptions options) {
    Request request = Request.of("POST", "invitations", "join").requiredBody(body);
    return transport.json(request, options, Values.object(AcceptedInvitation::new));
  }
}
