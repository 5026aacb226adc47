package com.countinghouse;

import com.countinghouse.internal.Values;
import com.countinghouse.types.FieldFault;
import java.util.List;
import java.util.Map;

/** 422 and every other 4xx: the request is not acceptable. */
public final class ValidationException extends CountinghouseException {
  private static final long serialVersionUID = 1L;

  /** Raised by the library; the cause may be null. */
  public ValidationException(Failure failure, Throwable cause) {
    super(failure, cause);
  }

  /** Every fault of the request, each with a pointer to its place. */
  public List<FieldFault> errors() {
    Object errors = problem() == null ? null : problem().get("errors");
    return errors instanceof List<?> list
        ? list.stream().filter(Map.class::isInstance).map(Values.object(FieldFault::new)).toList()
        : List.of();
  }
}
