package com.countinghouse;

import java.util.List;

/**
 * One page of a list.
 *
 * @param data what is on it
 * @param hasMore whether there are more after these
 * @param nextCursor where the next page begins; null on the last
 * @param totalCount how many there are on all pages, when it was asked for; else null
 */
public record Page<T>(List<T> data, boolean hasMore, String nextCursor, Long totalCount) {}
