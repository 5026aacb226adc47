// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.UpdateRetention;

/** Copies of personal data, erasing it, and what has to stay for how long. */
public final class Retention {
  private final Transport transport;

  /** For the client, which has one. */
  public Retention(Transport transport) {
    this.transport = transport;
  }

  /** Get for how long documents of erased customers are kept. See {@link #get(CallOptions)}. */
  public com.countinghouse.types.Retention get() {
    return get(CallOptions.NONE);
  }

  /**
   * Get for how long documents of erased customers are kept.
   *
   * <p>By kind, with what the law of the country would ask for, and when something is erased next. It is general
   * knowledge and no legal advice.
   *
   * <p>Operation <code>retention.get</code>: GET /organization/retention
   */
  public com.countinghouse.types.Retention get(CallOptions options) {
    Request request = Request.of("GET", "organization", "retention");
    return transport.json(request, options, Values.object(com.countinghouse.types.Retention::new));
  }

  /** Decide for how long documents of erased customers are kept. See {@link #update(UpdateRetention, CallOptions)}. */
  public com.countinghouse.types.Retention update(UpdateRetention body) {
    return update(body, CallOptions.NONE);
  }

  /**
   * Decide for how long documents of erased customers are kept.
   *
   * <p>A kind that is left out follows the country of the seller. Years may be raised freely. Lowering them needs a
   * session that was confirmed, because what is kept for less time is erased earlier, for good; it begins in the
   * next night. It is general knowledge and no legal advice: ask your tax adviser first.
   *
   * <p>Operation <code>retention.update</code>: PUT /organization/retention
   */
  public com.countinghouse.types.Retention update(UpdateRetention body, CallOptions options) {
    Request request = Request.of("PUT", "organization", "retention").requiredBody(body);
    return transport.json(request, options, Values.object(com.countinghouse.types.Retention::new));
  }
}
