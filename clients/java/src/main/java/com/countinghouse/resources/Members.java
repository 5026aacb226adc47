// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.KeyLimits;
import com.countinghouse.types.Member;
import com.countinghouse.types.MemberList;
import com.countinghouse.types.MemberUsage;
import com.countinghouse.types.MembersRemoveQuery;
import com.countinghouse.types.UpdateMember;

/** Who works in your books, and in which role. */
public final class Members {
  private final Transport transport;

  /** For the client, which has one. */
  public Members(Transport transport) {
    this.transport = transport;
  }

  /** Change the limits of a member. See {@link #updateLimits(String, KeyLimits, CallOptions)}. */
  public Member updateLimits(String id, KeyLimits body) {
    return updateLimits(id, body, CallOptions.NONE);
  }

  /**
   * Change the limits of a member.
   *
   * <p>The same limits as those of API keys: they replace all that there are, and an empty object takes all away.
   * They narrow what the member writes, in every session and at once. Whoever has limits manages no keys, members
   * or settings and decides on no approvals. Owners have none, and nobody changes their own.
   *
   * <p>Operation <code>members.update_limits</code>: PUT /members/{id}/limits
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Member updateLimits(String id, KeyLimits body, CallOptions options) {
    Request request = Request.of("PUT", "members", id, "limits").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Member::new));
  }

  /** Get what a member with limits did today. See {@link #usage(String, CallOptions)}. */
  public MemberUsage usage(String id) {
    return usage(id, CallOptions.NONE);
  }

  /**
   * Get what a member with limits did today.
   *
   * <p>Of the day that it is where the organization is. Managers may ask of every member, and others of themselves.
   * Whoever has no limits is not counted.
   *
   * <p>Operation <code>members.usage</code>: GET /members/{id}/usage
   */
  public MemberUsage usage(String id, CallOptions options) {
    Request request = Request.of("GET", "members", id, "usage");
    return transport.json(request, options, Values.object(MemberUsage::new));
  }

  /** List the members. See {@link #list(CallOptions)}. */
  public MemberList list() {
    return list(CallOptions.NONE);
  }

  /**
   * List the members.
   *
   * <p>The people who may sign in to this organization. For owners and admins who are signed in.
   *
   * <p>Operation <code>members.list</code>: GET /members
   */
  public MemberList list(CallOptions options) {
    Request request = Request.of("GET", "members");
    return transport.json(request, options, Values.object(MemberList::new));
  }

  /** Get a member. See {@link #get(String, CallOptions)}. */
  public Member get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a member.
   *
   * <p>By the identifier of the user.
   *
   * <p>Operation <code>members.get</code>: GET /members/{id}
   */
  public Member get(String id, CallOptions options) {
    Request request = Request.of("GET", "members", id);
    return transport.json(request, options, Values.object(Member::new));
  }

  /** Change the role of a member. See {@link #update(String, UpdateMember, CallOptions)}. */
  public Member update(String id, UpdateMember body) {
    return update(id, body, CallOptions.NONE);
  }

  /**
   * Change the role of a member.
   *
   * <p>Takes effect at once, in every session of the member, and in the API keys and webhook endpoints of theirs:
   * these may do and show no more than the role, and end where it does. Only an owner can name another owner or
   * change one, and one owner always stays. A member with limits cannot become one.
   *
   * <p>Operation <code>members.update</code>: PUT /members/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Member update(String id, UpdateMember body, CallOptions options) {
    Request request = Request.of("PUT", "members", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Member::new));
  }

  /** Remove a member. See {@link #remove(String, MembersRemoveQuery, CallOptions)}. */
  public void remove(String id) {
    remove(id, null, CallOptions.NONE);
  }

  /** Remove a member. See {@link #remove(String, MembersRemoveQuery, CallOptions)}. */
  public void remove(String id, MembersRemoveQuery query) {
    remove(id, query, CallOptions.NONE);
  }

  /**
   * Remove a member.
   *
   * <p>Ends the member’s sessions in this organization at once, on every node. The account stays. API keys that the
   * member made go on with all their scopes, because programs may need them, unless <code>api_keys</code> says to
   * revoke them. Webhook endpoints that the member wrote last are disabled, until somebody else updates them.
   *
   * <p>Operation <code>members.remove</code>: DELETE /members/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public void remove(String id, MembersRemoveQuery query, CallOptions options) {
    Request request = Request.of("DELETE", "members", id).query(query).conditional();
    transport.nothing(request, options);
  }

  /** Sign a member out. See {@link #endSessions(String, CallOptions)}. */
  public void endSessions(String id) {
    endSessions(id, CallOptions.NONE);
  }

  /**
   * Sign a member out.
   *
   * <p>Ends all sessions of the member in this organization at once.
   *
   * <p>Operation <code>members.end_sessions</code>: POST /members/{id}/end-sessions
   */
  public void endSessions(String id, CallOptions options) {
    Request request = Request.of("POST", "members", id, "end-sessions");
    transport.nothing(request, options);
  }
}
