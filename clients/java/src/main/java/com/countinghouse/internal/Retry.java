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

  /** It has not been done. */
  private static final List<Integer> BUSY = List.of(429, 503);

  /** Nobody knows what became of it, as without an answer; 502 and 504 are those of a proxy. */
  private static final List<Integer> UNANSWERED = List.of(408, 502, 504);

  /** Of what was asked to wait, a quarter more: not everybody comes back in the same instant. */
  private static final long SPREAD_PART = 4;
  private static final long SPREAD_MIN_MS = 500;

  /** Whoever is asked to wait longer is told at once. */
  private static final Duration RETRY_AFTER_MAX = Duration.ofSeconds(60);

  private Retry() {}

  /** How long to wait before the next attempt; null when another one is of no use. */
  static Duration pauseAfter(CountinghouseException error, int attempt, boolean isConditional) {
    if (!isPassing(error, isConditional)) {
      return null;
    }
    if (error.retryAfter() != null) {
      long spread = Math.max(SPREAD_MIN_MS, error.retryAfter().toMillis() / SPREAD_PART);
      Duration wait = error.retryAfter().plusMillis(ThreadLocalRandom.current().nextLong(spread + 1));
      return error.retryAfter().compareTo(RETRY_AFTER_MAX) > 0 ? null : wait;
    }
    long backoff = Math.min(BACKOFF_MS << Math.min(attempt, 10), BACKOFF_MAX_MS);
    return Duration.ofMillis(ThreadLocalRandom.current().nextLong(backoff / 2, backoff + 1));
  }

  private static boolean isPassing(CountinghouseException error, boolean isConditional) {
    // It may have been done already, and would then be refused because of its own first attempt.
    boolean isUnanswered = error.status() == null || UNANSWERED.contains(error.status());
    if (isUnanswered && isConditional) {
      return false;
    }
    boolean isPassing = error.status() != null && (isUnanswered || BUSY.contains(error.status()));
    return isPassing || PASSING.contains(error.code());
  }
}
