package com.countinghouse;

import java.net.http.HttpHeaders;

/**
 * What an operation gave, and the answer around it.
 *
 * @param data null for nothing
 * @param requestId under this id the service's log has the request; may be null
 */
public record Answer<T>(T data, int status, HttpHeaders headers, String requestId) {}
