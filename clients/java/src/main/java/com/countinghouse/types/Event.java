// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.UnknownObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** A change of something, in the order in which it happened. */
public final class Event extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Event(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Its number in the organization’s feed, without gaps; null for some milliseconds after the change. May be null. */
  public Long sequence() {
    return read("sequence", Values::integer);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** Who caused it. */
  public Actor actor() {
    return read("actor", Values.object(Actor::new));
  }

  /** The request that caused it. May be null. */
  public String requestId() {
    return read("request_id", Values::text);
  }

  /** The rows, in their order; of an event, what changed. */
  public EventData data() {
    return read("data", Values.object(EventData::new));
  }

  /** <code>&lt;object&gt;.&lt;what happened&gt;</code>. The types are organization.updated, organization.reset, organization.security_updated, organization.clock_moved, organization.retention_updated, organization.bill_approval_updated, user.signed_in, user.sign_in_failed, user.signed_out, user.session_ended, user.password_changed, user.second_factor_added, user.second_factor_removed, user.recovery_codes_renewed, user.recovery_code_used, user.updated, user.email_changed, user.data_exported, user.deleted, api_key.created, api_key.updated, api_key.first_used_from, api_key.revoked, customer.created, customer.updated, customer.archived, customer.unarchived, customer.merged, customer.deleted, product.created, product.updated, product.archived, product.unarchived, product.deleted, invoice.created, invoice.imported, invoice.updated, invoice.deleted, invoice.finalized, invoice.overdue, invoice.partially_paid, invoice.paid, invoice.reopened, invoice.voided, invoice.marked_uncollectible, invoice.sent, invoice.viewed, invoice.reminded, invoice.extended, invoice.document_stored, payment.created, payment.updated, payment.refunded, payment.refund_cancelled, payment.reversed, payment.deleted, payment.receipt_sent, payment.matched, payment.unmatched, credit_note.created, credit_note.updated, credit_note.voided, credit_note.sent, credit_note.document_stored, webhook_endpoint.created, webhook_endpoint.updated, webhook_endpoint.enabled, webhook_endpoint.disabled, webhook_endpoint.deleted, webhook_endpoint.secret_rotated, member.joined, member.updated, member.removed, invitation.created, invitation.resent, invitation.revoked, invitation.accepted, message.queued, message.sent, message.logged, message.failed, message.unconfirmed, message.cancelled, message.bounced, message.complained, mail_settings.updated, audit.anchored, link.created, link.ended, export.made, reminder_policy.updated, statement.sent, personal_data.erased, personal_data.exported, recurring_invoice.created, recurring_invoice.updated, recurring_invoice.deleted, recurring_invoice.paused, recurring_invoice.resumed, recurring_invoice.ended, recurring_invoice.run, recurring_invoice.run_failed, recurring_invoice.skipped, invoice_template.created, invoice_template.updated, invoice_template.deleted, quote.created, quote.updated, quote.deleted, quote.issued, quote.sent, quote.viewed, quote.accepted, quote.declined, quote.expired, quote.extended, quote.superseded, quote.cancelled, quote.invoiced, bank_account.created, bank_account.updated, bank_account.deleted, bank_statement.imported, bank_statement.deleted, bank_line.held, bank_line.ignored, bank_line.reopened, bank_line.matched, bank_line.unmatched, price_list.created, price_list.updated, price_list.archived, price_list.unarchived, price_list.deleted, received_file.created, received_file.deleted, supplier.created, supplier.updated, supplier.archived, supplier.unarchived, supplier.deleted, bill.created, bill.updated, bill.opened, bill.approved, bill.paid, bill.bank_details_confirmed, bill.disputed, bill.rejected, bill.voided, bill.deleted, data_export.created, data_export.ready, data_export.failed, data_export.expired, data_export.deleted, import.created, import.updated, import.committed, import.done, import.failed, import.undone, import.deleted, matching_rule.created, matching_rule.updated, matching_rule.deleted, bill_payment.created, bill_payment.updated, bill_payment.reversed, bill_payment.matched, bill_payment.unmatched, payment_run.created, payment_run.updated, payment_run.released, payment_run.settled, payment_run.cancelled, approval.requested, approval.approved, approval.rejected, approval.stale, approval.expired; more may come. <code>x-event-types</code> names the schema of the object for each. */
  public String type() {
    return read("type", Values::text);
  }

  /**
   * The object after the change: an Invoice for {@code invoice.created}, an UnknownObject for what this version does not
   * know; null if the event has none. {@code instanceof} tells which.
   */
  public ApiObject object() {
    if (!(get("data") instanceof Map<?, ?> data) || !(data.get("object") instanceof Map<?, ?>)) {
      return null;
    }
    Map<String, Object> fields = Values.members(data.get("object"));
    return switch (String.valueOf(get("type"))) {
      case "organization.updated", "organization.reset" ->
          new Organization(fields);
      case "organization.security_updated" ->
          new SecurityChange(fields);
      case "organization.clock_moved" ->
          new Clock(fields);
      case "organization.retention_updated" ->
          new RetentionChange(fields);
      case "organization.bill_approval_updated" ->
          new BillApprovalChange(fields);
      case "user.signed_in", "user.sign_in_failed", "user.signed_out", "user.session_ended", "user.password_changed", "user.second_factor_added", "user.second_factor_removed", "user.recovery_codes_renewed", "user.recovery_code_used", "user.updated", "user.email_changed", "user.data_exported", "user.deleted" ->
          new Account(fields);
      case "api_key.created", "api_key.updated", "api_key.first_used_from", "api_key.revoked" ->
          new ApiKey(fields);
      case "customer.created", "customer.updated", "customer.archived", "customer.unarchived", "customer.merged", "customer.deleted" ->
          new Customer(fields);
      case "product.created", "product.updated", "product.archived", "product.unarchived", "product.deleted" ->
          new Product(fields);
      case "invoice.created", "invoice.imported", "invoice.updated", "invoice.deleted", "invoice.finalized", "invoice.overdue", "invoice.partially_paid", "invoice.paid", "invoice.reopened", "invoice.voided", "invoice.marked_uncollectible", "invoice.sent", "invoice.viewed", "invoice.reminded", "invoice.extended" ->
          new Invoice(fields);
      case "invoice.document_stored", "credit_note.document_stored" ->
          new DocumentFile(fields);
      case "payment.created", "payment.updated", "payment.refunded", "payment.refund_cancelled", "payment.reversed", "payment.deleted", "payment.receipt_sent" ->
          new Payment(fields);
      case "payment.matched", "payment.unmatched", "bill_payment.matched", "bill_payment.unmatched" ->
          new PaymentLine(fields);
      case "credit_note.created", "credit_note.updated", "credit_note.voided", "credit_note.sent" ->
          new CreditNote(fields);
      case "webhook_endpoint.created", "webhook_endpoint.updated", "webhook_endpoint.enabled", "webhook_endpoint.disabled", "webhook_endpoint.deleted", "webhook_endpoint.secret_rotated" ->
          new WebhookEndpoint(fields);
      case "member.joined", "member.updated", "member.removed" ->
          new Member(fields);
      case "invitation.created", "invitation.resent", "invitation.revoked", "invitation.accepted" ->
          new Invitation(fields);
      case "message.queued", "message.sent", "message.logged", "message.failed", "message.unconfirmed", "message.cancelled", "message.bounced", "message.complained", "statement.sent" ->
          new Message(fields);
      case "mail_settings.updated" ->
          new MailSettings(fields);
      case "audit.anchored" ->
          new Anchor(fields);
      case "link.created", "link.ended" ->
          new Link(fields);
      case "export.made" ->
          new Export(fields);
      case "reminder_policy.updated" ->
          new ReminderPolicy(fields);
      case "personal_data.erased" ->
          new Erasure(fields);
      case "personal_data.exported" ->
          new PersonalDataCopy(fields);
      case "recurring_invoice.created", "recurring_invoice.updated", "recurring_invoice.deleted", "recurring_invoice.paused", "recurring_invoice.resumed", "recurring_invoice.ended", "recurring_invoice.run", "recurring_invoice.run_failed", "recurring_invoice.skipped" ->
          new RecurringInvoice(fields);
      case "invoice_template.created", "invoice_template.updated", "invoice_template.deleted" ->
          new InvoiceTemplate(fields);
      case "quote.created", "quote.updated", "quote.deleted", "quote.issued", "quote.sent", "quote.viewed", "quote.accepted", "quote.declined", "quote.expired", "quote.extended", "quote.superseded", "quote.cancelled", "quote.invoiced" ->
          new Quote(fields);
      case "bank_account.created", "bank_account.updated", "bank_account.deleted" ->
          new BankAccount(fields);
      case "bank_statement.imported", "bank_statement.deleted" ->
          new BankStatement(fields);
      case "bank_line.held", "bank_line.ignored", "bank_line.reopened", "bank_line.matched", "bank_line.unmatched" ->
          new BankLineState(fields);
      case "price_list.created", "price_list.updated", "price_list.archived", "price_list.unarchived", "price_list.deleted" ->
          new PriceList(fields);
      case "received_file.created", "received_file.deleted" ->
          new ReceivedFileFacts(fields);
      case "supplier.created", "supplier.updated", "supplier.archived", "supplier.unarchived", "supplier.deleted" ->
          new SupplierFacts(fields);
      case "bill.created", "bill.updated", "bill.opened", "bill.approved", "bill.paid", "bill.bank_details_confirmed", "bill.disputed", "bill.rejected", "bill.voided", "bill.deleted" ->
          new BillFacts(fields);
      case "data_export.created", "data_export.ready", "data_export.failed", "data_export.expired", "data_export.deleted" ->
          new DataExport(fields);
      case "import.created", "import.updated", "import.committed", "import.done", "import.failed", "import.undone", "import.deleted" ->
          new ImportFacts(fields);
      case "matching_rule.created", "matching_rule.updated", "matching_rule.deleted" ->
          new MatchingRuleState(fields);
      case "bill_payment.created", "bill_payment.updated", "bill_payment.reversed" ->
          new SupplierPaymentFacts(fields);
      case "payment_run.created", "payment_run.updated", "payment_run.released", "payment_run.settled", "payment_run.cancelled" ->
          new PaymentRunFacts(fields);
      case "approval.requested", "approval.approved", "approval.rejected", "approval.stale", "approval.expired" ->
          new ApprovalFacts(fields);
      default -> new UnknownObject(fields);
    };
  }
}
