// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The data export. */
public final class DataExport extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DataExport(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the export, except its progress. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** <code>queued</code> and <code>running</code> come first. <code>ready</code>: it can be downloaded until <code>expires_at</code>. <code>failed</code>: <code>failure</code> says why; ask for it again. <code>expired</code>: the file is deleted. */
  public String state() {
    return read("state", Values::text);
  }

  /** What the rows are written as. */
  public String format() {
    return read("format", Values::text);
  }

  /** What separates the values of a line of CSV. */
  public String delimiter() {
    return read("delimiter", Values::text);
  }

  /** The decimal sign of numbers in CSV. */
  public String decimalSign() {
    return read("decimal_sign", Values::text);
  }

  /** The kinds of rows that it has: a file each. */
  public List<String> kinds() {
    return read("kinds", Values.list(Values::text));
  }

  /** Whether originals, attachments and other files are in it. */
  public Boolean withFiles() {
    return read("with_files", Values::bool);
  }

  /** How far it is. */
  public DataExportProgress progress() {
    return read("progress", Values.object(DataExportProgress::new));
  }

  /** The length of the ZIP in bytes; null until it is ready. May be null. */
  public Long size() {
    return read("size", Values::integer);
  }

  /** SHA-256 of the ZIP; null until it is ready. May be null. */
  public String sha256() {
    return read("sha256", Values::text);
  }

  /** Why it failed or expired. <code>interrupted</code>: the service ended each time it was at it. <code>error</code>: the log of the service says what went wrong. <code>retention</code>: a week is over. <code>erasure</code>: personal data was erased since. May be null. */
  public String failure() {
    return read("failure", Values::text);
  }

  /** The user who asked for it. May be null. */
  public String createdBy() {
    return read("created_by", Values::text);
  }

  /** It has everything that was stored by then. May be null. */
  public Instant snapshotAt() {
    return read("snapshot_at", Values::time);
  }

  /** Since when it can be downloaded. May be null. */
  public Instant readyAt() {
    return read("ready_at", Values::time);
  }

  /** When the file is deleted, or was. May be null. */
  public Instant expiresAt() {
    return read("expires_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** The values of state that this version knows. */
  public interface State {
    String QUEUED = "queued";
    String RUNNING = "running";
    String READY = "ready";
    String FAILED = "failed";
    String EXPIRED = "expired";
  }

  /** The values of format that this version knows. */
  public interface Format {
    String NDJSON = "ndjson";
    String CSV = "csv";
  }

  /** The values of delimiter that this version knows. */
  public interface Delimiter {
    String COMMA = ",";
    String SEMICOLON = ";";
  }

  /** The values of decimal_sign that this version knows. */
  public interface DecimalSign {
    String DOT = ".";
    String COMMA = ",";
  }

  /** The values of failure that this version knows. */
  public interface Failure {
    String INTERRUPTED = "interrupted";
    String ERROR = "error";
    String RETENTION = "retention";
    String ERASURE = "erasure";
  }
}
