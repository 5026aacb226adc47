// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The approval. */
public final class Approval extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Approval(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the approval. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** Until somebody decides it is <code>pending</code>. All other states are final. */
  public String state() {
    return read("state", Values::text);
  }

  /** What is asked for. */
  public String operation() {
    return read("operation", Values::text);
  }

  /** What it is about: what stands in its path. Null for what is made anew. May be null. */
  public String targetId() {
    return read("target_id", Values::text);
  }

  /** Whether its operation always waits for an approval, or its amount does. */
  public String reason() {
    return read("reason", Values::text);
  }

  /** The API key or the member that asks. */
  public String askedBy() {
    return read("asked_by", Values::text);
  }

  /** The user who decided; null where nobody has. May be null. */
  public String decidedBy() {
    return read("decided_by", Values::text);
  }

  /** What whoever rejected it said; null for nothing. Forgotten with what was sent. May be null. */
  public String rejectionReason() {
    return read("rejection_reason", Values::text);
  }

  /** When it was decided on, or expired. May be null. */
  public Instant endedAt() {
    return read("ended_at", Values::time);
  }

  /** Why it is <code>stale</code>. May be null. */
  public Staleness staleBecause() {
    return read("stale_because", Values.object(Staleness::new));
  }

  /** What the approved request came to. May be null. */
  public ApprovalResult result() {
    return read("result", Values.object(ApprovalResult::new));
  }

  /** When it expires unless somebody decides: seven days after it was asked for. */
  public Instant expiresAt() {
    return read("expires_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** What was sent. It is forgotten 30 days after the end, and at once when its customer is erased. May be null. */
  public KeptRequest request() {
    return read("request", Values.object(KeptRequest::new));
  }

  /** What the request would have done when it was sent. Forgotten with it. May be null. */
  public DryRun dryRun() {
    return read("dry_run", Values.object(DryRun::new));
  }

  /** What the request would have done when somebody approved it, beside <code>dry_run</code>; null unless it is <code>stale</code> for that. Forgotten with what was sent. May be null. */
  public DryRun dryRunNow() {
    return read("dry_run_now", Values.object(DryRun::new));
  }

  /** What can be done with it. */
  public List<String> availableActions() {
    return read("available_actions", Values.list(Values::text));
  }

  /** The values of state that this version knows. */
  public interface State {
    String PENDING = "pending";
    String APPROVED = "approved";
    String REJECTED = "rejected";
    String STALE = "stale";
    String EXPIRED = "expired";
  }

  /** The values of reason that this version knows. */
  public interface Reason {
    String OPERATION = "operation";
    String AMOUNT = "amount";
  }

  /** The values of available_actions that this version knows. */
  public interface AvailableActions {
    String APPROVE = "approve";
    String REJECT = "reject";
  }
}
