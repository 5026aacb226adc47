// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The domain record. */
public final class DomainRecord extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DomainRecord(Map<String, Object> fields) {
    super(fields);
  }

  /** SPF says who may send, DKIM signs, and DMARC says what becomes of mails that fail both. */
  public String kind() {
    return read("kind", Values::text);
  }

  /** Where it is, or would be. */
  public String name() {
    return read("name", Values::text);
  }

  /** <code>several</code>: more than one, which counts as none. <code>too_open</code>: everybody may send. <code>unknown_selector</code>: there are keys, under names that the mail provider knows. <code>not_known</code>: the name servers did not answer. */
  public String state() {
    return read("state", Values::text);
  }

  /** What was found. May be null. */
  public String value() {
    return read("value", Values::text);
  }

  /** The text record to publish under this name; null where nothing is needed, or where only the mail provider knows it, as of DKIM. To publish it is a person’s decision. May be null. */
  public String publish() {
    return read("publish", Values::text);
  }

  /** The values of kind that this version knows. */
  public interface Kind {
    String SPF = "spf";
    String DKIM = "dkim";
    String DMARC = "dmarc";
  }

  /** The values of state that this version knows. */
  public interface State {
    String FOUND = "found";
    String MISSING = "missing";
    String SEVERAL = "several";
    String TOO_OPEN = "too_open";
    String UNKNOWN_SELECTOR = "unknown_selector";
    String NOT_KNOWN = "not_known";
  }
}
