package com.countinghouse;

/**
 * One event of a stream, as the HTML standard has them.
 *
 * @param event {@code message} if the service named none
 * @param id that of the last event that had one; empty before
 */
public record ServerSentEvent(String event, String data, String id) {}
