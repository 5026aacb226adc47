// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** DocumentSettings. */
public final class DocumentSettings extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DocumentSettings(Map<String, Object> fields) {
    super(fields);
  }

  /** Counts the changes. */
  public Long version() {
    return read("version", Values::integer);
  }

  public String template() {
    return read("template", Values::text);
  }

  public String accentColor() {
    return read("accent_color", Values::text);
  }

  public String paper() {
    return read("paper", Values::text);
  }

  /** Of documents whose customer has none. */
  public String locale() {
    return read("locale", Values::text);
  }

  public Boolean showPaymentCode() {
    return read("show_payment_code", Values::bool);
  }

  public List<FooterColumn> footer() {
    return read("footer", Values.list(Values.object(FooterColumn::new)));
  }

  /** May be null. */
  public String intro() {
    return read("intro", Values::text);
  }

  /** May be null. */
  public String closing() {
    return read("closing", Values::text);
  }

  public String preflight() {
    return read("preflight", Values::text);
  }

  /** The values of template that this version knows. */
  public interface Template {
    String CLASSIC = "classic";
    String PLAIN = "plain";
  }

  /** The values of paper that this version knows. */
  public interface Paper {
    String A4 = "a4";
    String LETTER = "letter";
  }

  /** The values of preflight that this version knows. */
  public interface Preflight {
    String OFF = "off";
    String WARN = "warn";
    String BLOCK = "block";
  }
}
