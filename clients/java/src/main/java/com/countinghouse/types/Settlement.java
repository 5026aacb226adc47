// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** The settlement. */
public final class Settlement extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Settlement(Map<String, Object> fields) {
    super(fields);
  }

  /** By payments. */
  public BigDecimal paid() {
    return read("paid", Values::decimal);
  }

  /** By credit notes. */
  public BigDecimal credited() {
    return read("credited", Values::decimal);
  }

  /** As much of what was prepaid as there was to pay. */
  public BigDecimal prepaid() {
    return read("prepaid", Values::decimal);
  }

  /** Taken off for paying early. */
  public BigDecimal discount() {
    return read("discount", Values::decimal);
  }

  /** Small rests that were let go. */
  public BigDecimal waived() {
    return read("waived", Values::decimal);
  }

  /** Of an uncollectible invoice: what is not asked for any more. */
  public BigDecimal writtenOff() {
    return read("written_off", Values::decimal);
  }

  /** What is still owed; nothing of what was written off. */
  public BigDecimal due() {
    return read("due", Values::decimal);
  }

  /** Until when. */
  public LocalDate by() {
    return read("by", Values::date);
  }

  /** What of it is to be paid next: all that is overdue, else the first instalment that is open. */
  public BigDecimal dueNext() {
    return read("due_next", Values::decimal);
  }

  /** Discounts for paying early that may still be taken today, the first to end first. */
  public List<OpenDiscount> openDiscounts() {
    return read("open_discounts", Values.list(Values.object(OpenDiscount::new)));
  }
}
