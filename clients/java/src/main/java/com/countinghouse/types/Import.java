// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The import. */
public final class Import extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Import(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the import. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** What the rows are. */
  public String kind() {
    return read("kind", Values::text);
  }

  /** <code>ready</code> can be committed. <code>needs_attention</code>: the findings say what is to be mended or decided first. <code>committing</code> and <code>undoing</code> are under way. <code>failed</code>: <code>failure</code> says why; committing goes on where it stopped. */
  public String state() {
    return read("state", Values::text);
  }

  /** Where they come from. May be null. */
  public String source() {
    return read("source", Values::text);
  }

  /** A file of values, or rows of JSON. */
  public String format() {
    return read("format", Values::text);
  }

  /** The encoding of the file. As it was found, or decided; null for rows of JSON. May be null. */
  public String encoding() {
    return read("encoding", Values::text);
  }

  /** What stands between two values. As it was found, or decided; null for rows of JSON. May be null. */
  public String delimiter() {
    return read("delimiter", Values::text);
  }

  /** The decimal sign. As it was found, or decided; null for rows of JSON. May be null. */
  public String decimalSign() {
    return read("decimal_sign", Values::text);
  }

  /** What becomes of rows whose identifier is there. */
  public String existing() {
    return read("existing", Values::text);
  }

  /** What becomes of rows of the same name as one that is there. */
  public String alike() {
    return read("alike", Values::text);
  }

  /** What becomes of rows that break a rule. */
  public String faulty() {
    return read("faulty", Values::text);
  }

  /** Whom invoices may be of. */
  public String customers() {
    return read("customers", Values::text);
  }

  /** The order of dates in the file, which is for invoices only. As it was found, or decided; null for rows of JSON. May be null. */
  public String dateOrder() {
    return read("date_order", Values::text);
  }

  /** What the invoices that would be created come to, by currency and year of issue. */
  public List<ImportTotals> totals() {
    return read("totals", Values.list(Values.object(ImportTotals::new)));
  }

  /** How your number series could go on behind the invoices: give <code>format</code>, <code>reset</code> and <code>first_number</code> to the settings. Null where no rule makes such numbers. May be null. */
  public ImportNumbering numbering() {
    return read("numbering", Values.object(ImportNumbering::new));
  }

  /** What would become of the rows. */
  public ImportPlan plan() {
    return read("plan", Values.object(ImportPlan::new));
  }

  /** How many rows are committed. */
  public ImportProgress progress() {
    return read("progress", Values.object(ImportProgress::new));
  }

  /** What became of the rows. */
  public ImportResult result() {
    return read("result", Values.object(ImportResult::new));
  }

  /** How many findings there are. */
  public Long findingsCount() {
    return read("findings_count", Values::integer);
  }

  /** Why it has failed. <code>interrupted</code>: it did not get on, as the log of the service says. <code>erasure</code>: personal data was erased meanwhile, and what was brought along with it. May be null. */
  public String failure() {
    return read("failure", Values::text);
  }

  /** The user who brought them along; null for a program. May be null. */
  public String createdBy() {
    return read("created_by", Values::text);
  }

  /** When it was committed. May be null. */
  public Instant committedAt() {
    return read("committed_at", Values::time);
  }

  /** When it was done, undone or had failed. May be null. */
  public Instant endedAt() {
    return read("ended_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** The header of the column for each field; empty for rows of JSON, and a week after the last change. */
  public Map<String, String> mapping() {
    return read("mapping", Values.map(Values::text));
  }

  /** The columns of the file; kept for a week. */
  public List<ImportColumn> columns() {
    return read("columns", Values.list(Values.object(ImportColumn::new)));
  }

  /** The first 500 findings, faults first; kept for a week. */
  public List<ImportFinding> findings() {
    return read("findings", Values.list(Values.object(ImportFinding::new)));
  }

  /** The values of kind that this version knows. */
  public interface Kind {
    String CUSTOMERS = "customers";
    String PRODUCTS = "products";
    String INVOICES = "invoices";
  }

  /** The values of state that this version knows. */
  public interface State {
    String READY = "ready";
    String NEEDS_ATTENTION = "needs_attention";
    String COMMITTING = "committing";
    String DONE = "done";
    String UNDOING = "undoing";
    String UNDONE = "undone";
    String FAILED = "failed";
  }

  /** The values of format that this version knows. */
  public interface Format {
    String CSV = "csv";
    String ROWS = "rows";
  }

  /** The values of encoding that this version knows. */
  public interface Encoding {
    String UTF_8 = "utf-8";
    String UTF_16LE = "utf-16le";
    String UTF_16BE = "utf-16be";
    String WINDOWS_1252 = "windows-1252";
    String CP437 = "cp437";
  }

  /** The values of delimiter that this version knows. */
  public interface Delimiter {
    String COMMA = ",";
    String SEMICOLON = ";";
    String TAB = "	";
    String PIPE = "|";
  }

  /** The values of decimal_sign that this version knows. */
  public interface DecimalSign {
    String COMMA = ",";
    String DOT = ".";
  }

  /** The values of existing that this version knows. */
  public interface Existing {
    String LEAVE = "leave";
    String CHANGE = "change";
  }

  /** The values of alike that this version knows. */
  public interface Alike {
    String CREATE = "create";
    String LEAVE = "leave";
  }

  /** The values of faulty that this version knows. */
  public interface Faulty {
    String STOP = "stop";
    String LEAVE = "leave";
  }

  /** The values of customers that this version knows. */
  public interface Customers {
    String EXISTING = "existing";
    String CREATE = "create";
  }

  /** The values of date_order that this version knows. */
  public interface DateOrder {
    String YMD = "ymd";
    String DMY = "dmy";
    String MDY = "mdy";
  }

  /** The values of failure that this version knows. */
  public interface Failure {
    String INTERRUPTED = "interrupted";
    String ERASURE = "erasure";
  }
}
