// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The import finding. */
public final class ImportFinding extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ImportFinding(Map<String, Object> fields) {
    super(fields);
  }

  /** The line of the file where the row begins, or its place among the rows; from 1. */
  public Long row() {
    return read("row", Values::integer);
  }

  /** The header of the column, if it is about one. May be null. */
  public String column() {
    return read("column", Values::text);
  }

  /** The field within the row, as creating it names it. */
  public String pointer() {
    return read("pointer", Values::text);
  }

  /** <code>fault</code>: the row is refused. <code>note</code>: something that one should know. */
  public String severity() {
    return read("severity", Values::text);
  }

  /** For programs. */
  public String code() {
    return read("code", Values::text);
  }

  /** For people. */
  public String detail() {
    return read("detail", Values::text);
  }

  /** What is there already, if that is the point. May be null. */
  public String existingId() {
    return read("existing_id", Values::text);
  }

  /** The values of severity that this version knows. */
  public interface Severity {
    String FAULT = "fault";
    String NOTE = "note";
  }
}
