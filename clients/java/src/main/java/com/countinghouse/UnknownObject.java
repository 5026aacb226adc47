package com.countinghouse;

import java.util.Map;

/** A thing that this version has no type for. */
public final class UnknownObject extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UnknownObject(Map<String, Object> fields) {
    super(fields);
  }
}
