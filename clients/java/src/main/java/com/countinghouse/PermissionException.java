package com.countinghouse;

/** 403: the credential may not do this. 202, {@code approval_required}: it waits for the approval in the problem. */
public final class PermissionException extends CountinghouseException {
  private static final long serialVersionUID = 1L;

  /** Raised by the library; the cause may be null. */
  public PermissionException(Failure failure, Throwable cause) {
    super(failure, cause);
  }
}
