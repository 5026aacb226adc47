// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What a new data export is made of. */
public final class CreateDataExport extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateDataExport(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of format. */
  public enum Format implements ApiEnum {
    NDJSON("ndjson"),
    CSV("csv");

    private final String wire;

    Format(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of delimiter. */
  public enum Delimiter implements ApiEnum {
    COMMA(","),
    SEMICOLON(";");

    private final String wire;

    Delimiter(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of decimal_sign. */
  public enum DecimalSign implements ApiEnum {
    DOT("."),
    COMMA(",");

    private final String wire;

    DecimalSign(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of kinds. */
  public enum Kinds implements ApiEnum {
    ORGANIZATIONS("organizations"),
    USERS("users"),
    MEMBERSHIPS("memberships"),
    INVITATIONS("invitations"),
    API_KEYS("api_keys"),
    API_KEY_ADDRESSES("api_key_addresses"),
    MEMBER_DAY_USES("member_day_uses"),
    API_KEY_DAY_USES("api_key_day_uses"),
    CUSTOMERS("customers"),
    PRODUCTS("products"),
    PRICE_LISTS("price_lists"),
    PRICE_LIST_ENTRIES("price_list_entries"),
    NUMBER_SERIES("number_series"),
    INVOICES("invoices"),
    INVOICE_ITEMS("invoice_items"),
    INVOICE_DEDUCTIONS("invoice_deductions"),
    INVOICE_SETTLEMENTS("invoice_settlements"),
    INVOICE_ATTACHMENTS("invoice_attachments"),
    INVOICE_LINKS("invoice_links"),
    CREDIT_NOTES("credit_notes"),
    CREDIT_NOTE_ITEMS("credit_note_items"),
    CREDIT_NOTE_ALLOCATIONS("credit_note_allocations"),
    CREDIT_NOTE_REFUNDS("credit_note_refunds"),
    PAYMENTS("payments"),
    PAYMENT_ALLOCATIONS("payment_allocations"),
    PAYMENT_REFUNDS("payment_refunds"),
    QUOTES("quotes"),
    INVOICE_TEMPLATES("invoice_templates"),
    RECURRING_INVOICES("recurring_invoices"),
    RECURRING_RUNS("recurring_runs"),
    BANK_ACCOUNTS("bank_accounts"),
    BANK_STATEMENTS("bank_statements"),
    BANK_LINES("bank_lines"),
    BANK_MATCHES("bank_matches"),
    MATCHING_RULES("matching_rules"),
    SUPPLIERS("suppliers"),
    RECEIVED_FILES("received_files"),
    BILLS("bills"),
    BILL_PAYMENTS("bill_payments"),
    BILL_PAYMENT_ALLOCATIONS("bill_payment_allocations"),
    PAYMENT_RUNS("payment_runs"),
    PAYMENT_RUN_ITEMS("payment_run_items"),
    ISSUED_DOCUMENTS("issued_documents"),
    ISSUED_FILES("issued_files"),
    DOCUMENT_SETTINGS("document_settings"),
    LOGOS("logos"),
    REMINDER_POLICIES("reminder_policies"),
    REMINDERS("reminders"),
    MAIL_SETTINGS("mail_settings"),
    MAIL_TEMPLATES("mail_templates"),
    MESSAGES("messages"),
    MESSAGE_ATTEMPTS("message_attempts"),
    MESSAGE_FILES("message_files"),
    SUPPRESSED_ADDRESSES("suppressed_addresses"),
    WEBHOOK_ENDPOINTS("webhook_endpoints"),
    WEBHOOK_DELIVERIES("webhook_deliveries"),
    WEBHOOK_ATTEMPTS("webhook_attempts"),
    EVENTS("events"),
    EVENT_FEED("event_feed"),
    EVENT_ANCHORS("event_anchors"),
    ERASURES("erasures"),
    APPROVALS("approvals"),
    DATA_EXPORTS("data_exports"),
    IMPORTS("imports"),
    IMPORT_ROWS("import_rows");

    private final String wire;

    Kinds(String wire) {
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

  /** Collects the fields of CreateDataExport. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** <code>ndjson</code> by default: one JSON object per line, exact and complete. <code>csv</code> is for spreadsheets. */
    public Builder format(Format value) {
      return set("format", value);
    }

    /** What separates the values of a line of CSV; <code>,</code> by default. */
    public Builder delimiter(Delimiter value) {
      return set("delimiter", value);
    }

    /** The decimal sign of numbers in CSV; <code>.</code> by default. */
    public Builder decimalSign(DecimalSign value) {
      return set("decimal_sign", value);
    }

    /** The kinds of rows; all by default. */
    public Builder kinds(List<Kinds> value) {
      return set("kinds", value);
    }

    /** Whether the originals of issued documents (PDF, XML), attachments, files of mails and logos are in it; not by default. */
    public Builder withFiles(Boolean value) {
      return set("with_files", value);
    }

    /** What was collected. */
    public CreateDataExport build() {
      return new CreateDataExport(fields());
    }
  }
}
