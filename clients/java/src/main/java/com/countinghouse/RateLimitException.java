package com.countinghouse;

/** 429: too many requests, also after the retries. */
public final class RateLimitException extends CountinghouseException {
  private static final long serialVersionUID = 1L;

  /** Raised by the library; the cause may be null. */
  public RateLimitException(Failure failure, Throwable cause) {
    super(failure, cause);
  }
}
