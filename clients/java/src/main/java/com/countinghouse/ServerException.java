package com.countinghouse;

/** 5xx: the service has failed, or is not available. */
public final class ServerException extends CountinghouseException {
  private static final long serialVersionUID = 1L;

  /** Raised by the library; the cause may be null. */
  public ServerException(Failure failure, Throwable cause) {
    super(failure, cause);
  }
}
