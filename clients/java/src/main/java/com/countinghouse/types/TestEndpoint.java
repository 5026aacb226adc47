// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The test endpoint. */
public final class TestEndpoint extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public TestEndpoint(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of event_type. */
  public enum EventType implements ApiEnum {
    ORGANIZATION_UPDATED("organization.updated"),
    ORGANIZATION_RESET("organization.reset"),
    ORGANIZATION_SECURITY_UPDATED("organization.security_updated"),
    ORGANIZATION_CLOCK_MOVED("organization.clock_moved"),
    ORGANIZATION_RETENTION_UPDATED("organization.retention_updated"),
    ORGANIZATION_BILL_APPROVAL_UPDATED("organization.bill_approval_updated"),
    USER_SIGNED_IN("user.signed_in"),
    USER_SIGN_IN_FAILED("user.sign_in_failed"),
    USER_SIGNED_OUT("user.signed_out"),
    USER_SESSION_ENDED("user.session_ended"),
    USER_PASSWORD_CHANGED("user.password_changed"),
    USER_SECOND_FACTOR_ADDED("user.second_factor_added"),
    USER_SECOND_FACTOR_REMOVED("user.second_factor_removed"),
    USER_RECOVERY_CODES_RENEWED("user.recovery_codes_renewed"),
    USER_RECOVERY_CODE_USED("user.recovery_code_used"),
    USER_UPDATED("user.updated"),
    USER_EMAIL_CHANGED("user.email_changed"),
    USER_DATA_EXPORTED("user.data_exported"),
    USER_DELETED("user.deleted"),
    API_KEY_CREATED("api_key.created"),
    API_KEY_UPDATED("api_key.updated"),
    API_KEY_FIRST_USED_FROM("api_key.first_used_from"),
    API_KEY_REVOKED("api_key.revoked"),
    CUSTOMER_CREATED("customer.created"),
    CUSTOMER_UPDATED("customer.updated"),
    CUSTOMER_ARCHIVED("customer.archived"),
    CUSTOMER_UNARCHIVED("customer.unarchived"),
    CUSTOMER_MERGED("customer.merged"),
    CUSTOMER_DELETED("customer.deleted"),
    PRODUCT_CREATED("product.created"),
    PRODUCT_UPDATED("product.updated"),
    PRODUCT_ARCHIVED("product.archived"),
    PRODUCT_UNARCHIVED("product.unarchived"),
    PRODUCT_DELETED("product.deleted"),
    INVOICE_CREATED("invoice.created"),
    INVOICE_IMPORTED("invoice.imported"),
    INVOICE_UPDATED("invoice.updated"),
    INVOICE_DELETED("invoice.deleted"),
    INVOICE_FINALIZED("invoice.finalized"),
    INVOICE_OVERDUE("invoice.overdue"),
    INVOICE_PARTIALLY_PAID("invoice.partially_paid"),
    INVOICE_PAID("invoice.paid"),
    INVOICE_REOPENED("invoice.reopened"),
    INVOICE_VOIDED("invoice.voided"),
    INVOICE_MARKED_UNCOLLECTIBLE("invoice.marked_uncollectible"),
    INVOICE_SENT("invoice.sent"),
    INVOICE_VIEWED("invoice.viewed"),
    INVOICE_REMINDED("invoice.reminded"),
    INVOICE_EXTENDED("invoice.extended"),
    INVOICE_DOCUMENT_STORED("invoice.document_stored"),
    PAYMENT_CREATED("payment.created"),
    PAYMENT_UPDATED("payment.updated"),
    PAYMENT_REFUNDED("payment.refunded"),
    PAYMENT_REFUND_CANCELLED("payment.refund_cancelled"),
    PAYMENT_REVERSED("payment.reversed"),
    PAYMENT_DELETED("payment.deleted"),
    PAYMENT_RECEIPT_SENT("payment.receipt_sent"),
    PAYMENT_MATCHED("payment.matched"),
    PAYMENT_UNMATCHED("payment.unmatched"),
    CREDIT_NOTE_CREATED("credit_note.created"),
    CREDIT_NOTE_UPDATED("credit_note.updated"),
    CREDIT_NOTE_VOIDED("credit_note.voided"),
    CREDIT_NOTE_SENT("credit_note.sent"),
    CREDIT_NOTE_DOCUMENT_STORED("credit_note.document_stored"),
    WEBHOOK_ENDPOINT_CREATED("webhook_endpoint.created"),
    WEBHOOK_ENDPOINT_UPDATED("webhook_endpoint.updated"),
    WEBHOOK_ENDPOINT_ENABLED("webhook_endpoint.enabled"),
    WEBHOOK_ENDPOINT_DISABLED("webhook_endpoint.disabled"),
    WEBHOOK_ENDPOINT_DELETED("webhook_endpoint.deleted"),
    WEBHOOK_ENDPOINT_SECRET_ROTATED("webhook_endpoint.secret_rotated"),
    MEMBER_JOINED("member.joined"),
    MEMBER_UPDATED("member.updated"),
    MEMBER_REMOVED("member.removed"),
    INVITATION_CREATED("invitation.created"),
    INVITATION_RESENT("invitation.resent"),
    INVITATION_REVOKED("invitation.revoked"),
    INVITATION_ACCEPTED("invitation.accepted"),
    MESSAGE_QUEUED("message.queued"),
    MESSAGE_SENT("message.sent"),
    MESSAGE_LOGGED("message.logged"),
    MESSAGE_FAILED("message.failed"),
    MESSAGE_UNCONFIRMED("message.unconfirmed"),
    MESSAGE_CANCELLED("message.cancelled"),
    MESSAGE_BOUNCED("message.bounced"),
    MESSAGE_COMPLAINED("message.complained"),
    MAIL_SETTINGS_UPDATED("mail_settings.updated"),
    AUDIT_ANCHORED("audit.anchored"),
    LINK_CREATED("link.created"),
    LINK_ENDED("link.ended"),
    EXPORT_MADE("export.made"),
    REMINDER_POLICY_UPDATED("reminder_policy.updated"),
    STATEMENT_SENT("statement.sent"),
    PERSONAL_DATA_ERASED("personal_data.erased"),
    PERSONAL_DATA_EXPORTED("personal_data.exported"),
    RECURRING_INVOICE_CREATED("recurring_invoice.created"),
    RECURRING_INVOICE_UPDATED("recurring_invoice.updated"),
    RECURRING_INVOICE_DELETED("recurring_invoice.deleted"),
    RECURRING_INVOICE_PAUSED("recurring_invoice.paused"),
    RECURRING_INVOICE_RESUMED("recurring_invoice.resumed"),
    RECURRING_INVOICE_ENDED("recurring_invoice.ended"),
    RECURRING_INVOICE_RUN("recurring_invoice.run"),
    RECURRING_INVOICE_RUN_FAILED("recurring_invoice.run_failed"),
    RECURRING_INVOICE_SKIPPED("recurring_invoice.skipped"),
    INVOICE_TEMPLATE_CREATED("invoice_template.created"),
    INVOICE_TEMPLATE_UPDATED("invoice_template.updated"),
    INVOICE_TEMPLATE_DELETED("invoice_template.deleted"),
    QUOTE_CREATED("quote.created"),
    QUOTE_UPDATED("quote.updated"),
    QUOTE_DELETED("quote.deleted"),
    QUOTE_ISSUED("quote.issued"),
    QUOTE_SENT("quote.sent"),
    QUOTE_VIEWED("quote.viewed"),
    QUOTE_ACCEPTED("quote.accepted"),
    QUOTE_DECLINED("quote.declined"),
    QUOTE_EXPIRED("quote.expired"),
    QUOTE_EXTENDED("quote.extended"),
    QUOTE_SUPERSEDED("quote.superseded"),
    QUOTE_CANCELLED("quote.cancelled"),
    QUOTE_INVOICED("quote.invoiced"),
    BANK_ACCOUNT_CREATED("bank_account.created"),
    BANK_ACCOUNT_UPDATED("bank_account.updated"),
    BANK_ACCOUNT_DELETED("bank_account.deleted"),
    BANK_STATEMENT_IMPORTED("bank_statement.imported"),
    BANK_STATEMENT_DELETED("bank_statement.deleted"),
    BANK_LINE_HELD("bank_line.held"),
    BANK_LINE_IGNORED("bank_line.ignored"),
    BANK_LINE_REOPENED("bank_line.reopened"),
    BANK_LINE_MATCHED("bank_line.matched"),
    BANK_LINE_UNMATCHED("bank_line.unmatched"),
    PRICE_LIST_CREATED("price_list.created"),
    PRICE_LIST_UPDATED("price_list.updated"),
    PRICE_LIST_ARCHIVED("price_list.archived"),
    PRICE_LIST_UNARCHIVED("price_list.unarchived"),
    PRICE_LIST_DELETED("price_list.deleted"),
    RECEIVED_FILE_CREATED("received_file.created"),
    RECEIVED_FILE_DELETED("received_file.deleted"),
    SUPPLIER_CREATED("supplier.created"),
    SUPPLIER_UPDATED("supplier.updated"),
    SUPPLIER_ARCHIVED("supplier.archived"),
    SUPPLIER_UNARCHIVED("supplier.unarchived"),
    SUPPLIER_DELETED("supplier.deleted"),
    BILL_CREATED("bill.created"),
    BILL_UPDATED("bill.updated"),
    BILL_OPENED("bill.opened"),
    BILL_APPROVED("bill.approved"),
    BILL_PAID("bill.paid"),
    BILL_BANK_DETAILS_CONFIRMED("bill.bank_details_confirmed"),
    BILL_DISPUTED("bill.disputed"),
    BILL_REJECTED("bill.rejected"),
    BILL_VOIDED("bill.voided"),
    BILL_DELETED("bill.deleted"),
    DATA_EXPORT_CREATED("data_export.created"),
    DATA_EXPORT_READY("data_export.ready"),
    DATA_EXPORT_FAILED("data_export.failed"),
    DATA_EXPORT_EXPIRED("data_export.expired"),
    DATA_EXPORT_DELETED("data_export.deleted"),
    IMPORT_CREATED("import.created"),
    IMPORT_UPDATED("import.updated"),
    IMPORT_COMMITTED("import.committed"),
    IMPORT_DONE("import.done"),
    IMPORT_FAILED("import.failed"),
    IMPORT_UNDONE("import.undone"),
    IMPORT_DELETED("import.deleted"),
    MATCHING_RULE_CREATED("matching_rule.created"),
    MATCHING_RULE_UPDATED("matching_rule.updated"),
    MATCHING_RULE_DELETED("matching_rule.deleted"),
    BILL_PAYMENT_CREATED("bill_payment.created"),
    BILL_PAYMENT_UPDATED("bill_payment.updated"),
    BILL_PAYMENT_REVERSED("bill_payment.reversed"),
    BILL_PAYMENT_MATCHED("bill_payment.matched"),
    BILL_PAYMENT_UNMATCHED("bill_payment.unmatched"),
    PAYMENT_RUN_CREATED("payment_run.created"),
    PAYMENT_RUN_UPDATED("payment_run.updated"),
    PAYMENT_RUN_RELEASED("payment_run.released"),
    PAYMENT_RUN_SETTLED("payment_run.settled"),
    PAYMENT_RUN_CANCELLED("payment_run.cancelled"),
    APPROVAL_REQUESTED("approval.requested"),
    APPROVAL_APPROVED("approval.approved"),
    APPROVAL_REJECTED("approval.rejected"),
    APPROVAL_STALE("approval.stale"),
    APPROVAL_EXPIRED("approval.expired");

    private final String wire;

    EventType(String wire) {
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

  /** Collects the fields of TestEndpoint. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The type of the message; without it, one that the endpoint wants. */
    public Builder eventType(EventType value) {
      return set("event_type", value);
    }

    /** What was collected. */
    public TestEndpoint build() {
      return new TestEndpoint(fields());
    }
  }
}
