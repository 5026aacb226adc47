package com.countinghouse;

import com.countinghouse.types.FieldFault;
import java.util.List;

/** 422 and every other 4xx: the request is not acceptable. */
public final class ValidationException extends CountinghouseException {
  private static final long serialVersionUID = 1L;

  public ValidationException(Failure failure, Throwable cause) {
    super(failure, cause);
  }

  /** Every fault of the request, each with a pointer to its place. */
  public List<FieldFault> errors() {
    return problem() == null || problem().errors() == null ? List.of() : problem().errors();
  }
}
