// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.UpdateReminderPolicy;

/** Asking for money that is late, and what was asked. */
public final class ReminderPolicy {
  private final Transport transport;

  /** For the client, which has one. */
  public ReminderPolicy(Transport transport) {
    this.transport = transport;
  }

  /** Get the reminder policy. See {@link #get(CallOptions)}. */
  public com.countinghouse.types.ReminderPolicy get() {
    return get(CallOptions.NONE);
  }

  /**
   * Get the reminder policy.
   *
   * <p>When customers are asked for money that is late, and how.
   *
   * <p>Operation <code>reminder_policy.get</code>: GET /reminder-policy
   */
  public com.countinghouse.types.ReminderPolicy get(CallOptions options) {
    Request request = Request.of("GET", "reminder-policy");
    return transport.json(request, options, Values.object(com.countinghouse.types.ReminderPolicy::new));
  }

  /** Update the reminder policy. See {@link #update(UpdateReminderPolicy, CallOptions)}. */
  public com.countinghouse.types.ReminderPolicy update(UpdateReminderPolicy body) {
    return update(body, CallOptions.NONE);
  }

  /**
   * Update the reminder policy.
   *
   * <p>Replaces all of it; what is not given gets its default. What was sent stays. See /reminders/forecast for what
   * goes out next.
   *
   * <p>Operation <code>reminder_policy.update</code>: PUT /reminder-policy
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public com.countinghouse.types.ReminderPolicy update(UpdateReminderPolicy body, CallOptions options) {
    Request request = Request.of("PUT", "reminder-policy").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(com.countinghouse.types.ReminderPolicy::new));
  }
}
