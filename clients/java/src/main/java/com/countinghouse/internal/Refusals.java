package com.countinghouse.internal;

import com.countinghouse.AuthenticationException;
import com.countinghouse.ConflictException;
import com.countinghouse.ConnectionException;
import com.countinghouse.CountinghouseException;
import com.countinghouse.CountinghouseException.Failure;
import com.countinghouse.NotFoundException;
import com.countinghouse.PermissionException;
import com.countinghouse.RateLimitException;
import com.countinghouse.ServerException;
import com.countinghouse.ValidationException;
import com.countinghouse.types.Problem;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Answers that refuse, as exceptions. */
final class Refusals {
  /** The status of a request that was not done: a person has to approve it first. */
  static final int WAITS = 202;
  /** So many faults are named in a message; {@code errors()} has all. */
  private static final int FAULTS_SHOWN = 3;
  private static final List<Integer> REDIRECTIONS = List.of(301, 302, 303, 307, 308);

  private Refusals() {}

  static CountinghouseException of(HttpResponse<?> response, byte[] body) {
    int status = response.statusCode();
    if (REDIRECTIONS.contains(status)) {
      return redirection(response);
    }
    Problem problem = status == WAITS ? waiting(body) : problem(body);
    String requestId = problem == null ? null : text(problem.get("request_id"));
    Failure failure =
        new Failure(
            problem == null ? "http_" + status : text(problem.get("code")),
            message(problem, "The service answered with the status " + status + "."),
            status,
            requestId == null ? response.headers().firstValue("X-Request-Id").orElse(null) : requestId,
            problem,
            response.headers().firstValue("Retry-After").map(Refusals::wait).orElse(null));
    return switch (status) {
      case 401 -> new AuthenticationException(failure, null);
      case 403, WAITS -> new PermissionException(failure, null);
      case 404 -> new NotFoundException(failure, null);
      case 409, 412 -> new ConflictException(failure, null);
      case 429 -> new RateLimitException(failure, null);
      default -> status >= 500 ? new ServerException(failure, null) : new ValidationException(failure, null);
    };
  }

  private static ConnectionException redirection(HttpResponse<?> response) {
    String target = response.headers().firstValue("Location").orElse("another address");
    String message = "The service redirects to " + target + ", which is not followed: set baseUrl to where it is.";
    String requestId = response.headers().firstValue("X-Request-Id").orElse(null);
    return new ConnectionException(
        new Failure("redirected", message, response.statusCode(), requestId, null, null), null);
  }

  private static String message(Problem problem, String otherwise) {
    String detail = problem == null ? null : text(problem.get("detail"));
    List<?> faults = problem != null && problem.get("errors") instanceof List<?> list ? list : List.of();
    List<Map<?, ?>> known = faults.stream().<Map<?, ?>>mapMulti((fault, take) -> {
      if (fault instanceof Map<?, ?> members) {
        take.accept(members);
      }
    }).toList();
    if (known.isEmpty()) {
      return detail == null ? otherwise : detail;
    }
    String shown = known.stream().limit(FAULTS_SHOWN)
        .map(fault -> fault.get("pointer") + ": " + reason(fault))
        .collect(Collectors.joining("; "));
    String more = known.size() > FAULTS_SHOWN ? "; …" : "";
    return (detail == null ? "The request is not acceptable." : detail) + " (" + shown + more + ")";
  }

  private static Object reason(Map<?, ?> fault) {
    return fault.get("detail") == null ? fault.get("code") : fault.get("detail");
  }

  private static String text(Object value) {
    return value instanceof String text ? text : null;
  }

  /** What a request waits for, as a problem: a program that takes it for its answer is wrong. */
  private static Problem waiting(byte[] body) {
    String detail = "Nothing was done: a person has to approve it first.";
    try {
      return Values.object(Problem::new).apply(
          Map.of("code", "approval_required", "status", WAITS, "detail", detail, "approval", Values.parse(body)));
    } catch (ConnectionException error) {
      return null;
    }
  }

  private static Problem problem(byte[] body) {
    try {
      Object sent = Values.parse(body);
      boolean isProblem = sent instanceof Map<?, ?> members && members.get("code") instanceof String;
      return isProblem ? Values.object(Problem::new).apply(sent) : null;
    } catch (ConnectionException error) {
      return null;
    }
  }

  /** Seconds, or a date. */
  private static Duration wait(String header) {
    String text = header.trim();
    if (text.matches("[0-9]+")) {
      // More digits than a long has are as long as any.
      return Duration.ofSeconds(text.length() > 15 ? Integer.MAX_VALUE : Long.parseLong(text));
    }
    try {
      Instant at = ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
      Duration wait = Duration.between(Instant.now(), at);
      return wait.isNegative() ? Duration.ZERO : wait;
    } catch (DateTimeParseException error) {
      return null;
    }
  }
}
