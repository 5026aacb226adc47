// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The recurring preview. */
public final class RecurringPreview extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RecurringPreview(Map<String, Object> fields) {
    super(fields);
  }

  /** The rule as data. */
  public Recurrence rule() {
    return read("rule", Values.object(Recurrence::new));
  }

  /** The rule with its end as a text of RFC 5545; null where that cannot say it. May be null. */
  public String rrule() {
    return read("rrule", Values::text);
  }

  /** The next 24 dates. */
  public List<Occurrence> data() {
    return read("data", Values.list(Values.object(Occurrence::new)));
  }

  /** The first invoice, whose number and final dates come with the run; null without content. May be null. */
  public FirstInvoice invoice() {
    return read("invoice", Values.object(FirstInvoice::new));
  }
}
