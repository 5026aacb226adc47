// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** What has come of a statement in a file. */
public final class ImportedStatement extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ImportedStatement(Map<String, Object> fields) {
    super(fields);
  }

  /** The account. */
  public String bankAccountId() {
    return read("bank_account_id", Values::text);
  }

  /** The form of the file. */
  public String kind() {
    return read("kind", Values::text);
  }

  /** SHA-256 of the file, in hexadecimal. */
  public String fileSha256() {
    return read("file_sha256", Values::text);
  }

  /** Its place among the statements of the file, from 1. */
  public Long position() {
    return read("position", Values::integer);
  }

  /** What the bank calls it; banks use it again. May be null. */
  public String statementId() {
    return read("statement_id", Values::text);
  }

  /** Its number. May be null. */
  public String sequence() {
    return read("sequence", Values::text);
  }

  /** The day of its first line. May be null. */
  public LocalDate fromOn() {
    return read("from_on", Values::date);
  }

  /** The day of its last line. May be null. */
  public LocalDate toOn() {
    return read("to_on", Values::date);
  }

  /** The day of its opening balance, as the bank says it. May be null. */
  public LocalDate openingOn() {
    return read("opening_on", Values::date);
  }

  /** The balance before its lines. May be null. */
  public BigDecimal openingBalance() {
    return read("opening_balance", Values::decimal);
  }

  /** The day of its closing balance. May be null. */
  public LocalDate closingOn() {
    return read("closing_on", Values::date);
  }

  /** The balance after its lines. May be null. */
  public BigDecimal closingBalance() {
    return read("closing_balance", Values::decimal);
  }

  /** Whether no more lines of the closing day follow. */
  public Boolean isClosingFinal() {
    return read("is_closing_final", Values::bool);
  }

  /** Whether its lines were proved to lead from the opening to the closing balance. */
  public Boolean isBalanced() {
    return read("is_balanced", Values::bool);
  }

  /** Whether entries that take back another one had the other sign than the form says. */
  public Boolean isReversalTurned() {
    return read("is_reversal_turned", Values::bool);
  }

  /** Lines that it brought. */
  public Long newLines() {
    return read("new_lines", Values::integer);
  }

  /** Lines that were there before. */
  public Long knownLines() {
    return read("known_lines", Values::integer);
  }

  /** Known lines that it told more of. */
  public Long filledLines() {
    return read("filled_lines", Values::integer);
  }

  /** Entries that were left out: not booked yet, or in another currency. */
  public Long leftOut() {
    return read("left_out", Values::integer);
  }

  /** Null while nothing is stored. May be null. */
  public String id() {
    return read("id", Values::text);
  }

  /** What is worth a look. */
  public List<StatementFinding> findings() {
    return read("findings", Values.list(Values.object(StatementFinding::new)));
  }

  /** The values of kind that this version knows. */
  public interface Kind {
    String CAMT052 = "camt052";
    String CAMT053 = "camt053";
    String CAMT054 = "camt054";
    String MT940 = "mt940";
    String CSV = "csv";
  }
}
