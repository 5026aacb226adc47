package com.countinghouse;

import java.time.Duration;

/**
 * What came of an attempt.
 *
 * @param attempt 1 for the first
 * @param status null when there was no answer
 * @param requestId may be null
 * @param error what the attempt failed with, or null; another attempt may follow
 */
public record ResponseReport(
    String method,
    String url,
    int attempt,
    Duration duration,
    Integer status,
    String requestId,
    CountinghouseException error) {}
