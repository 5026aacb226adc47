// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.CreateDryRun;
import com.countinghouse.types.DryRun;

/** Trying a request without doing it. */
public final class DryRuns {
  private final Transport transport;

  /** For the client, which has one. */
  public DryRuns(Transport transport) {
    this.transport = transport;
  }

  /** Try a request. See {@link #create(CreateDryRun, CallOptions)}. */
  public DryRun create(CreateDryRun body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Try a request.
   *
   * <p>Does everything that the request would do, in its transaction, and takes it back: no number, event, mail,
   * webhook or idempotency key is used up. The rights and rules are those of the operation that is tried. The
   * answer is a report: 200, whether the request would be done or refused.
   *
   * <p>Operation <code>dry_runs.create</code>: POST /dry-runs
   */
  public DryRun create(CreateDryRun body, CallOptions options) {
    Request request = Request.of("POST", "dry-runs").requiredBody(body);
    return transport.json(request, options, Values.object(DryRun::new));
  }
}
