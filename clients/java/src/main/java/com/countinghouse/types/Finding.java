// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What is missing or wrong in a document, and the field to change. */
public final class Finding extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Finding(Map<String, Object> fields) {
    super(fields);
  }

  /** The rule as its standard calls it; those with CTH are our own. */
  public String rule() {
    return read("rule", Values::text);
  }

  /** An error makes the document invalid. */
  public String severity() {
    return read("severity", Values::text);
  }

  /** Business term of EN 16931. */
  public String term() {
    return read("term", Values::text);
  }

  /** The resource whose field puts it right. */
  public String where() {
    return read("where", Values::text);
  }

  /** That field, in the body of its request. */
  public String pointer() {
    return read("pointer", Values::text);
  }

  /** What is wrong, for programs. */
  public String code() {
    return read("code", Values::text);
  }

  /** What to do, in a sentence. */
  public String message() {
    return read("message", Values::text);
  }

  /** The organization or the customer; null where it is the document itself. May be null. */
  public String targetId() {
    return read("target_id", Values::text);
  }

  /** The values of severity that this version knows. */
  public interface Severity {
    String ERROR = "error";
    String WARNING = "warning";
  }

  /** The values of where that this version knows. */
  public interface Where {
    String INVOICE = "invoice";
    String ORGANIZATION = "organization";
    String CUSTOMER = "customer";
  }
}
