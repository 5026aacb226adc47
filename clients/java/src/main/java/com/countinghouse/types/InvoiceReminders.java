// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The invoice reminders. */
public final class InvoiceReminders extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public InvoiceReminders(Map<String, Object> fields) {
    super(fields);
  }

  /** What was asked, in the order of the levels. */
  public List<Reminder> data() {
    return read("data", Values.list(Values.object(Reminder::new)));
  }

  /** What comes next if nothing is paid; null where nothing will. May be null. */
  public NextReminder next() {
    return read("next", Values.object(NextReminder::new));
  }
}
