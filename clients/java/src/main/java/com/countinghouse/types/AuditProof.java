// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The audit proof. */
public final class AuditProof extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AuditProof(Map<String, Object> fields) {
    super(fields);
  }

  /** No event was changed, added or removed in what was read. */
  public Boolean intact() {
    return read("intact", Values::bool);
  }

  /** How many anchors were checked. */
  public Long anchors() {
    return read("anchors", Values::integer);
  }

  /** How many events were read. */
  public Long events() {
    return read("events", Values::integer);
  }

  /** The number of the last anchor that was checked; null if there is none. May be null. */
  public Long lastNumber() {
    return read("last_number", Values::integer);
  }

  /** Its hash. Compare it with the one that you got when the anchor was made (<code>audit.anchored</code>): whoever rewrites events and anchors alike cannot rewrite that. May be null. */
  public String lastHash() {
    return read("last_hash", Values::text);
  }

  /** How many events no anchor covers yet. */
  public Long unanchored() {
    return read("unanchored", Values::integer);
  }

  /** What was found; at most 100. */
  public List<AnchorFault> faults() {
    return read("faults", Values.list(Values.object(AnchorFault::new)));
  }

  /** Ask again with it as <code>from</code>: one answer reads about 20000 events. Null at the end. May be null. */
  public Long nextFrom() {
    return read("next_from", Values::integer);
  }
}
