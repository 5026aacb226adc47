// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.Approval;
import com.countinghouse.types.ApprovalFacts;
import com.countinghouse.types.ApprovalsListQuery;
import com.countinghouse.types.RejectApproval;

/** Requests of API keys and members that wait for a person. */
public final class Approvals {
  private final Transport transport;

  /** For the client, which has one. */
  public Approvals(Transport transport) {
    this.transport = transport;
  }

  /** List approvals. See {@link #list(ApprovalsListQuery, CallOptions)}. */
  public Pages<ApprovalFacts> list() {
    return list(null, CallOptions.NONE);
  }

  /** List approvals. See {@link #list(ApprovalsListQuery, CallOptions)}. */
  public Pages<ApprovalFacts> list(ApprovalsListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List approvals.
   *
   * <p>Requests of API keys and members that wait for a person, and those that did. Without what was sent.
   *
   * <p>Operation <code>approvals.list</code>: GET /approvals
   */
  public Pages<ApprovalFacts> list(ApprovalsListQuery query, CallOptions options) {
    Request request = Request.of("GET", "approvals").query(query);
    return transport.pages(request, "cursor", options, Values.object(ApprovalFacts::new));
  }

  /** Get an approval. See {@link #get(String, CallOptions)}. */
  public Approval get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get an approval.
   *
   * <p>With what was sent, and what it would have done then.
   *
   * <p>Operation <code>approvals.get</code>: GET /approvals/{id}
   */
  public Approval get(String id, CallOptions options) {
    Request request = Request.of("GET", "approvals", id);
    return transport.json(request, options, Values.object(Approval::new));
  }

  /** Approve a request. See {@link #approve(String, CallOptions)}. */
  public Approval approve(String id) {
    return approve(id, CallOptions.NONE);
  }

  /**
   * Approve a request.
   *
   * <p>Does the request as the API key or member that asked for it, under the rights and limits of now. Look at
   * <code>state</code> of the answer: it is <code>approved</code> if the request was done. If what it is about or
   * what it comes to has changed meanwhile, or it is not possible any more, it is <code>stale</code> and nothing
   * was done. No API key can approve, and nobody what they asked for themselves.
   *
   * <p>Operation <code>approvals.approve</code>: POST /approvals/{id}/approve
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Approval approve(String id, CallOptions options) {
    Request request = Request.of("POST", "approvals", id, "approve").conditional();
    return transport.json(request, options, Values.object(Approval::new));
  }

  /** Reject a request. See {@link #reject(String, RejectApproval, CallOptions)}. */
  public Approval reject(String id) {
    return reject(id, null, CallOptions.NONE);
  }

  /** Reject a request. See {@link #reject(String, RejectApproval, CallOptions)}. */
  public Approval reject(String id, RejectApproval body) {
    return reject(id, body, CallOptions.NONE);
  }

  /**
   * Reject a request.
   *
   * <p>Ends the approval: nothing is done. Whoever asked learns it, with the reason, from the event or the approval.
   *
   * <p>Operation <code>approvals.reject</code>: POST /approvals/{id}/reject
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Approval reject(String id, RejectApproval body, CallOptions options) {
    Request request = Request.of("POST", "approvals", id, "reject").body(body).conditional();
    return transport.json(request, options, Values.object(Approval::new));
  }
}
