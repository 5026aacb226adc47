// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The dry run. */
public final class DryRun extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DryRun(Map<String, Object> fields) {
    super(fields);
  }

  /** The operation that was tried. */
  public String operation() {
    return read("operation", Values::text);
  }

  /** Whether the request would be done. */
  public Boolean wouldSucceed() {
    return read("would_succeed", Values::bool);
  }

  /** Its status. */
  public Long status() {
    return read("status", Values::integer);
  }

  /** Whether the request would wait for an approval, by the limits of the API key: 202 in place of this. */
  public Boolean needsApproval() {
    return read("needs_approval", Values::bool);
  }

  /** Why it would be refused; null if it would not. May be null. */
  public Problem problem() {
    return read("problem", Values.object(Problem::new));
  }

  /** What it would answer; null if it would be refused, and for an answer without content. May be null. */
  public Map<String, Object> answer() {
    return read("answer", Values.map(Values::any));
  }

  /** JSON pointers into the answer of what may be otherwise when it is done: identifiers of what is new, the next number of a series, secrets. */
  public List<String> provisional() {
    return read("provisional", Values.list(Values::text));
  }

  /** What would be told of it. Of objects that the credential may not read, the id alone. */
  public List<DryRunEvent> events() {
    return read("events", Values.list(Values.object(DryRunEvent::new)));
  }

  /** What would change on objects that were there before. */
  public List<DryRunChange> changes() {
    return read("changes", Values.list(Values.object(DryRunChange::new)));
  }

  /** Mails that would be queued; none is sent. */
  public List<DryRunMessage> messages() {
    return read("messages", Values.list(Values.object(DryRunMessage::new)));
  }

  /** Documents that would be made of an invoice. */
  public List<DryRunDocument> documents() {
    return read("documents", Values.list(Values.object(DryRunDocument::new)));
  }

  /** What is wrong with those documents, in sentences. */
  public List<String> warnings() {
    return read("warnings", Values.list(Values::text));
  }
}
