<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What TestEndpoint is made of.
 *
 * @phpstan-type TestEndpointFields array{
 *     event_type?: 'organization.updated'|'organization.reset'|'organization.security_updated'|'organization.clock_moved'|'organization.retention_updated'|'organization.bill_approval_updated'|'user.signed_in'|'user.sign_in_failed'|'user.signed_out'|'user.session_ended'|'user.password_changed'|'user.second_factor_added'|'user.second_factor_removed'|'user.recovery_codes_renewed'|'user.recovery_code_used'|'user.updated'|'user.email_changed'|'user.data_exported'|'user.deleted'|'api_key.created'|'api_key.updated'|'api_key.first_used_from'|'api_key.revoked'|'customer.created'|'customer.updated'|'customer.archived'|'customer.unarchived'|'customer.merged'|'customer.deleted'|'product.created'|'product.updated'|'product.archived'|'product.unarchived'|'product.deleted'|'invoice.created'|'invoice.imported'|'invoice.updated'|'invoice.deleted'|'invoice.finalized'|'invoice.overdue'|'invoice.partially_paid'|'invoice.paid'|'invoice.reopened'|'invoice.voided'|'invoice.marked_uncollectible'|'invoice.sent'|'invoice.viewed'|'invoice.reminded'|'invoice.extended'|'invoice.document_stored'|'payment.created'|'payment.updated'|'payment.refunded'|'payment.refund_cancelled'|'payment.reversed'|'payment.deleted'|'payment.receipt_sent'|'payment.matched'|'payment.unmatched'|'credit_note.created'|'credit_note.updated'|'credit_note.voided'|'credit_note.sent'|'credit_note.document_stored'|'webhook_endpoint.created'|'webhook_endpoint.updated'|'webhook_endpoint.enabled'|'webhook_endpoint.disabled'|'webhook_endpoint.deleted'|'webhook_endpoint.secret_rotated'|'member.joined'|'member.updated'|'member.removed'|'invitation.created'|'invitation.resent'|'invitation.revoked'|'invitation.accepted'|'message.queued'|'message.sent'|'message.logged'|'message.failed'|'message.unconfirmed'|'message.cancelled'|'message.bounced'|'message.complained'|'mail_settings.updated'|'audit.anchored'|'link.created'|'link.ended'|'export.made'|'reminder_policy.updated'|'statement.sent'|'personal_data.erased'|'personal_data.exported'|'recurring_invoice.created'|'recurring_invoice.updated'|'recurring_invoice.deleted'|'recurring_invoice.paused'|'recurring_invoice.resumed'|'recurring_invoice.ended'|'recurring_invoice.run'|'recurring_invoice.run_failed'|'recurring_invoice.skipped'|'invoice_template.created'|'invoice_template.updated'|'invoice_template.deleted'|'quote.created'|'quote.updated'|'quote.deleted'|'quote.issued'|'quote.sent'|'quote.viewed'|'quote.accepted'|'quote.declined'|'quote.expired'|'quote.extended'|'quote.superseded'|'quote.cancelled'|'quote.invoiced'|'bank_account.created'|'bank_account.updated'|'bank_account.deleted'|'bank_statement.imported'|'bank_statement.deleted'|'bank_line.held'|'bank_line.ignored'|'bank_line.reopened'|'bank_line.matched'|'bank_line.unmatched'|'price_list.created'|'price_list.updated'|'price_list.archived'|'price_list.unarchived'|'price_list.deleted'|'received_file.created'|'received_file.deleted'|'supplier.created'|'supplier.updated'|'supplier.archived'|'supplier.unarchived'|'supplier.deleted'|'bill.created'|'bill.updated'|'bill.opened'|'bill.approved'|'bill.paid'|'bill.bank_details_confirmed'|'bill.disputed'|'bill.rejected'|'bill.voided'|'bill.deleted'|'data_export.created'|'data_export.ready'|'data_export.failed'|'data_export.expired'|'data_export.deleted'|'import.created'|'import.updated'|'import.committed'|'import.done'|'import.failed'|'import.undone'|'import.deleted'|'matching_rule.created'|'matching_rule.updated'|'matching_rule.deleted'|'bill_payment.created'|'bill_payment.updated'|'bill_payment.reversed'|'bill_payment.matched'|'bill_payment.unmatched'|'payment_run.created'|'payment_run.updated'|'payment_run.released'|'payment_run.settled'|'payment_run.cancelled'|'approval.requested'|'approval.approved'|'approval.rejected'|'approval.stale'|'approval.expired'|null,
 * }
 */
final class TestEndpoint
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'event_type' => 'text',
    ];
}
