package com.countinghouse;

/**
 * There is no usable answer: {@code connection_failed}, {@code timeout}, {@code redirected}, or {@code
 * unreadable_answer}.
 */
public final class ConnectionException extends CountinghouseException {
  private static final long serialVersionUID = 1L;

  /** Raised by the library; the cause may be null. */
  public ConnectionException(Failure failure, Throwable cause) {
    super(failure, cause);
  }
}
