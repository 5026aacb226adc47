package com.countinghouse.internal;

import com.countinghouse.CountinghouseException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/** When another attempt is of use, and when. */
final class Retry {
  private static final long BACKOFF_MS = 500;
  private static final long BACKOFF_MAX_MS = 8_000;
  private static final List<String> PASSING = List.of("connection_failed", "timeout", "idempotency_in_progress");

  /** Whoever is asked to wait longer is told at once. */
  private static final Duration RETRY_AFTER_MAX = Duration.ofSeconds(60);

  private Retry() {}

  /** How long to wait before the next attempt; null when another one is of no use. */
  static Duration pauseAfter(CountinghouseException error, int attempt, boolean isConditional) {
    if (!isPassing(error, isConditional)) {
      return null;
    }
    if (error.retryAfter() != null) {
      return error.retryAfter().compareTo(RETRY_AFTER_MAX) > 0 ? null : error.retryAfter();
    }
    long backoff = Math.min(BACKOFF_MS << Math.min(attempt, 10), BACKOFF_MAX_MS);
    return Duration.ofMillis(ThreadLocalRandom.current().nextLong(backoff / 2, backoff + 1));
  }

  private static boolean isPassing(CountinghouseException error, boolean isConditional) {
    // It may have been done already, and would then be refused because of its own first attempt.
    if (error.status() == null && isConditional) {
      return false;
    }
    boolean isBusy = error.status() != null && (error.status() == 429 || error.status() == 503);
    return isBusy || PASSING.contains(error.code());
  }
}
