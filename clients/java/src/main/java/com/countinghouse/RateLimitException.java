package com.countinghouse;

/** 429: too many requests, also after the retries. */
public final class RateLimitException extends CountinghouseException {
  private static final long serialVersionUID = 1L;

  public RateLimitException(Failure failure, Throwable cause) {
    super(failure, cause);
  }
}
