package com.countinghouse;

/** A webhook that is not from the service, or is too old: {@code invalid_signature}. */
public final class WebhookSignatureException extends CountinghouseException {
  private static final long serialVersionUID = 1L;

  /** Raised by the library; the cause may be null. */
  public WebhookSignatureException(Failure failure, Throwable cause) {
    super(failure, cause);
  }
}
