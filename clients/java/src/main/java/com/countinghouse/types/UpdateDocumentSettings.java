// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What replaces the document settings. */
public final class UpdateDocumentSettings extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateDocumentSettings(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of template. */
  public enum Template implements ApiEnum {
    CLASSIC("classic"),
    PLAIN("plain");

    private final String wire;

    Template(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of paper. */
  public enum Paper implements ApiEnum {
    A4("a4"),
    LETTER("letter");

    private final String wire;

    Paper(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of payment_code_reference. */
  public enum PaymentCodeReference implements ApiEnum {
    PAYMENT_REFERENCE("payment_reference"),
    NUMBER("number");

    private final String wire;

    PaymentCodeReference(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of preflight. */
  public enum Preflight implements ApiEnum {
    OFF("off"),
    WARN("warn"),
    BLOCK("block");

    private final String wire;

    Preflight(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of UpdateDocumentSettings. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** A letter for envelopes with a window, or a plain page; classic if not given. */
    public Builder template(Template value) {
      return set("template", value);
    }

    /** Colour of headings and lines; text is never lighter than can be read. */
    public Builder accentColor(String value) {
      return set("accent_color", value);
    }

    /** Paper; a4 if not given. */
    public Builder paper(Paper value) {
      return set("paper", value);
    }

    /** Language of documents whose customer has none; en if not given. */
    public Builder locale(String value) {
      return set("locale", value);
    }

    /** Whether documents have a code that fills in a SEPA transfer; true if not given. */
    public Builder showPaymentCode(Boolean value) {
      return set("show_payment_code", value);
    }

    /** What the code gives as reference: the payment reference of the invoice or its number; payment_reference if not given. */
    public Builder paymentCodeReference(PaymentCodeReference value) {
      return set("payment_code_reference", value);
    }

    /** Columns at the foot of each page; else they follow from what is known of you. */
    public Builder footer(List<FooterColumn> value) {
      return set("footer", value);
    }

    /** Printed before the lines. */
    public Builder intro(String value) {
      return set("intro", value);
    }

    /** Printed behind everything. */
    public Builder closing(String value) {
      return set("closing", value);
    }

    /** What happens to an invoice that is not valid in its customer’s format: <code>off</code> and <code>warn</code> issue it, <code>block</code> refuses to; warn if not given, which the panel shows. */
    public Builder preflight(Preflight value) {
      return set("preflight", value);
    }

    /** Where invoices are paid online: an https address in which <code>{number}</code>, <code>{amount}</code> and <code>{currency}</code> stand for what is to be paid. The customer’s page leads there. */
    public Builder paymentUrl(String value) {
      return set("payment_url", value);
    }

    /** For how many days links to a document work after nothing was left to be paid, unless a link says otherwise; 0 is without end; 90 if not given. */
    public Builder linkDaysAfterPayment(Long value) {
      return set("link_days_after_payment", value);
    }

    /** For how many days links to a document work after nothing was left to be paid, unless a link says otherwise; 0 is without end; 90 if not given. */
    public Builder linkDaysAfterPayment(long value) {
      return set("link_days_after_payment", value);
    }

    /** What was collected. */
    public UpdateDocumentSettings build() {
      return new UpdateDocumentSettings(fields());
    }
  }
}
