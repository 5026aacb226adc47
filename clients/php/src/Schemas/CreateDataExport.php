<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreateDataExport is made of.
 *
 * @phpstan-type CreateDataExportFields array{
 *     format?: 'ndjson'|'csv'|null,
 *     delimiter?: ','|';'|null,
 *     decimal_sign?: '.'|','|null,
 *     kinds?: list<'organizations'|'users'|'memberships'|'invitations'|'api_keys'|'api_key_addresses'|'member_day_uses'|'api_key_day_uses'|'customers'|'products'|'price_lists'|'price_list_entries'|'number_series'|'invoices'|'invoice_items'|'invoice_deductions'|'invoice_settlements'|'invoice_attachments'|'invoice_links'|'credit_notes'|'credit_note_items'|'credit_note_allocations'|'credit_note_refunds'|'payments'|'payment_allocations'|'payment_refunds'|'quotes'|'invoice_templates'|'recurring_invoices'|'recurring_runs'|'bank_accounts'|'bank_statements'|'bank_lines'|'bank_matches'|'matching_rules'|'suppliers'|'received_files'|'bills'|'bill_payments'|'bill_payment_allocations'|'payment_runs'|'payment_run_items'|'issued_documents'|'issued_files'|'document_settings'|'logos'|'reminder_policies'|'reminders'|'mail_settings'|'mail_templates'|'messages'|'message_attempts'|'message_files'|'suppressed_addresses'|'webhook_endpoints'|'webhook_deliveries'|'webhook_attempts'|'events'|'event_feed'|'event_anchors'|'erasures'|'approvals'|'data_exports'|'imports'|'import_rows'>|null,
 *     with_files?: bool|null,
 * }
 */
final class CreateDataExport
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'format' => 'text',
        'delimiter' => 'text',
        'decimal_sign' => 'text',
        'kinds' => 'text[]',
        'with_files' => 'boolean',
    ];
}
