package com.countinghouse;

/** A value out of a closed list of the API. */
public interface ApiEnum {
  /** The value as the service has it. */
  String wire();
}
