package com.countinghouse;

/** 404: there is no such thing in your organization. */
public final class NotFoundException extends CountinghouseException {
  private static final long serialVersionUID = 1L;

  /** Raised by the library; the cause may be null. */
  public NotFoundException(Failure failure, Throwable cause) {
    super(failure, cause);
  }
}
