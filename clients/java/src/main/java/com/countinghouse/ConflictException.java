package com.countinghouse;

/** 409 and 412: the state, another resource or another writer stands in the way. */
public final class ConflictException extends CountinghouseException {
  private static final long serialVersionUID = 1L;

  /** Raised by the library; the cause may be null. */
  public ConflictException(Failure failure, Throwable cause) {
    super(failure, cause);
  }
}
