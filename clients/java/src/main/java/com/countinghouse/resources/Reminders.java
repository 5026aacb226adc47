// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.ReminderForecast;
import com.countinghouse.types.ReminderTaskList;

/** Asking for money that is late, and what was asked. */
public final class Reminders {
  private final Transport transport;

  /** For the client, which has one. */
  public Reminders(Transport transport) {
    this.transport = transport;
  }

  /** Get what is sent next. See {@link #forecast(CallOptions)}. */
  public ReminderForecast forecast() {
    return forecast(CallOptions.NONE);
  }

  /**
   * Get what is sent next.
   *
   * <p>The reminders of the next day on which they go out, of at most 200 invoices, or that would go out if they were
   * enabled. Invoices of a customer in one currency go into one mail.
   *
   * <p>Operation <code>reminders.forecast</code>: GET /reminders/forecast
   */
  public ReminderForecast forecast(CallOptions options) {
    Request request = Request.of("GET", "reminders", "forecast");
    return transport.json(request, options, Values.object(ReminderForecast::new));
  }

  /** List the reminder tasks. See {@link #tasks(CallOptions)}. */
  public ReminderTaskList tasks() {
    return tasks(CallOptions.NONE);
  }

  /**
   * List the reminder tasks.
   *
   * <p>Open invoices that a person is to ask for, the oldest task first, at most 200.
   *
   * <p>Operation <code>reminders.tasks</code>: GET /reminders/tasks
   */
  public ReminderTaskList tasks(CallOptions options) {
    Request request = Request.of("GET", "reminders", "tasks");
    return transport.json(request, options, Values.object(ReminderTaskList::new));
  }
}
