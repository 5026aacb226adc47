package com.countinghouse;

import com.countinghouse.internal.Values;
import com.countinghouse.types.Problem;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** The base of everything that this library raises, but for arguments that it refuses to send. */
public class CountinghouseException extends RuntimeException {
  private static final long serialVersionUID = 2L;

  private final String code;
  private final Integer status;
  private final String requestId;
  private final Duration retryAfter;

  /** As JSON, so that an exception can be sent from one program to another. */
  private final String problem;

  /**
   * What is known of a failure.
   *
   * @param code for programs: {@code validation_failed}
   * @param message for people
   * @param status the HTTP status; null when there was no answer
   * @param requestId under this id the service's log has the request; may be null
   * @param problem the problem document with whatever members it has; null when the answer was none
   * @param retryAfter how long the service asked to wait; null where it did not
   */
  public record Failure(
      String code, String message, Integer status, String requestId, Problem problem, Duration retryAfter) {
    /** A failure without an answer. */
    public static Failure of(String code, String message) {
      return new Failure(code, message, null, null, null, null);
    }
  }

  protected CountinghouseException(Failure failure, Throwable cause) {
    super(failure.message(), cause);
    code = failure.code();
    status = failure.status();
    requestId = failure.requestId();
    retryAfter = failure.retryAfter();
    problem = failure.problem() == null ? null : new String(Values.write(failure.problem()), StandardCharsets.UTF_8);
  }

  /** For programs: {@code validation_failed}. */
  public String code() {
    return code;
  }

  /** The HTTP status; null when there was no answer. */
  public Integer status() {
    return status;
  }

  /** Under this id the service's log has the request; may be null. */
  public String requestId() {
    return requestId;
  }

  /** The problem document with whatever members it has; null when the answer was none. */
  public Problem problem() {
    byte[] json = problem == null ? null : problem.getBytes(StandardCharsets.UTF_8);
    return json == null ? null : Values.object(Problem::new).apply(Values.parse(json));
  }

  /** How long the service asked to wait; null where it did not. */
  public Duration retryAfter() {
    return retryAfter;
  }
}
