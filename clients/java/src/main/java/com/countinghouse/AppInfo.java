package com.countinghouse;

/**
 * The program that uses the library, as the service's log shows it.
 *
 * @param version may be null
 * @param url may be null
 */
public record AppInfo(String name, String version, String url) {}
