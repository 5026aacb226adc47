package com.countinghouse;

import java.time.Duration;
import java.util.Map;

/**
 * What is about to be sent.
 *
 * @param headers without the credential
 * @param attempt 1 for the first
 */
public record RequestReport(String method, String url, Map<String, String> headers, int attempt, Duration timeout) {}
