// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** How printed documents look, and what is checked before issue. */
public final class DocumentSettings extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DocumentSettings(Map<String, Object> fields) {
    super(fields);
  }

  /** Counts the changes. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** The template of printed documents. */
  public String template() {
    return read("template", Values::text);
  }

  /** The color of headings and lines, as #rrggbb. */
  public String accentColor() {
    return read("accent_color", Values::text);
  }

  /** The size of the paper. */
  public String paper() {
    return read("paper", Values::text);
  }

  /** Of documents whose customer has none. */
  public String locale() {
    return read("locale", Values::text);
  }

  /** Whether the PDF shows a QR code to pay with. */
  public Boolean showPaymentCode() {
    return read("show_payment_code", Values::bool);
  }

  /** What the QR code gives as reference. */
  public String paymentCodeReference() {
    return read("payment_code_reference", Values::text);
  }

  /** Up to three columns at the foot of each page. */
  public List<FooterColumn> footer() {
    return read("footer", Values.list(Values.object(FooterColumn::new)));
  }

  /** A text above the lines. May be null. */
  public String intro() {
    return read("intro", Values::text);
  }

  /** A text below the totals. May be null. */
  public String closing() {
    return read("closing", Values::text);
  }

  /** Whether finalizing warns of documents that are not valid, or refuses them. */
  public String preflight() {
    return read("preflight", Values::text);
  }

  /** Where invoices are paid online. May be null. */
  public String paymentUrl() {
    return read("payment_url", Values::text);
  }

  /** For how many days links work after nothing was left to be paid; 0 is without end. */
  public Long linkDaysAfterPayment() {
    return read("link_days_after_payment", Values::integer);
  }

  /** What was uploaded; null where there is none. May be null. */
  public Logo logo() {
    return read("logo", Values.object(Logo::new));
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

  /** The values of payment_code_reference that this version knows. */
  public interface PaymentCodeReference {
    String PAYMENT_REFERENCE = "payment_reference";
    String NUMBER = "number";
  }

  /** The values of preflight that this version knows. */
  public interface Preflight {
    String OFF = "off";
    String WARN = "warn";
    String BLOCK = "block";
  }
}
