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
import java.util.Map;

/** Answers that refuse, as exceptions. */
final class Refusals {
  private Refusals() {}

  static CountinghouseException of(HttpResponse<byte[]> response) {
    int status = response.statusCode();
    Problem problem = problem(response.body());
    String requestId = problem == null ? null : problem.requestId();
    Failure failure =
        new Failure(
            problem == null ? "http_" + status : problem.code(),
            problem == null || problem.detail() == null
                ? "The service answered with the status " + status + "."
                : problem.detail(),
            status,
            requestId == null ? response.headers().firstValue("X-Request-Id").orElse(null) : requestId,
            problem,
            response.headers().firstValue("Retry-After").map(Refusals::wait).orElse(null));
    return switch (status) {
      case 401 -> new AuthenticationException(failure, null);
      case 403 -> new PermissionException(failure, null);
      case 404 -> new NotFoundException(failure, null);
      case 409, 412 -> new ConflictException(failure, null);
      case 429 -> new RateLimitException(failure, null);
      default -> status >= 500 ? new ServerException(failure, null) : new ValidationException(failure, null);
    };
  }

  private static Problem problem(byte[] body) {
    try {
      Object sent = Values.parse(body);
      boolean isProblem = sent instanceof Map<?, ?> members && members.get("code") != null;
      return isProblem ? Values.object(Problem::new).apply(sent) : null;
    } catch (ConnectionException error) {
      return null;
    }
  }

  /** Seconds, or a date. */
  private static Duration wait(String header) {
    String text = header.trim();
    if (text.matches("[0-9]{1,9}")) {
      return Duration.ofSeconds(Long.parseLong(text));
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
