package com.countinghouse;

/** 401: no credential, or one that is not valid. */
public final class AuthenticationException extends CountinghouseException {
  private static final long serialVersionUID = 1L;

  /** Raised by the library; the cause may be null. */
  public AuthenticationException(Failure failure, Throwable cause) {
    super(failure, cause);
  }
}
