// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** The erasure. */
public final class Erasure extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Erasure(Map<String, Object> fields) {
    super(fields);
  }

  /** Whose data it is. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** Why it is erased. There is no text, because it could name the person again. */
  public String reason() {
    return read("reason", Values::text);
  }

  /** Whether nothing was changed. */
  public Boolean dryRun() {
    return read("dry_run", Values::bool);
  }

  /** How much is erased at once. */
  public Erased erased() {
    return read("erased", Values.object(Erased::new));
  }

  /** What has to stay, the first to go first. */
  public List<KeptRecords> kept() {
    return read("kept", Values.list(Values.object(KeptRecords::new)));
  }

  /** The day on which the first of it is erased by itself; null if nothing has to stay. May be null. */
  public LocalDate nextOn() {
    return read("next_on", Values::date);
  }

  /** When it was erased; null for a dry run. May be null. */
  public Instant erasedAt() {
    return read("erased_at", Values::time);
  }

  /** The values of reason that this version knows. */
  public interface Reason {
    String REQUESTED = "requested";
    String CONSENT_WITHDRAWN = "consent_withdrawn";
    String OBJECTION = "objection";
    String NO_LONGER_NEEDED = "no_longer_needed";
  }
}
