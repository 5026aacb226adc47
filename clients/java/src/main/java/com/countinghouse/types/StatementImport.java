// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What has come of a file of a bank. */
public final class StatementImport extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public StatementImport(Map<String, Object> fields) {
    super(fields);
  }

  /** Whether nothing was stored. */
  public Boolean dryRun() {
    return read("dry_run", Values::bool);
  }

  /** The statements of this bank account. */
  public List<ImportedStatement> statements() {
    return read("statements", Values.list(Values.object(ImportedStatement::new)));
  }

  /** Other accounts that the file has statements of. They were left out. */
  public List<String> otherAccounts() {
    return read("other_accounts", Values.list(Values::text));
  }
}
