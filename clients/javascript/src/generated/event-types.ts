// @generated from openapi/openapi.json by npm run generate.
import type { EventObjects } from './types.js';

/** The types of the events that are about an object of each kind. */
export const EVENT_TYPES: Readonly<Record<keyof EventObjects, readonly string[]>> = {
  organization: [
    'organization.updated',
    'organization.reset',
  ],
  security_change: [
    'organization.security_updated',
  ],
  clock: [
    'organization.clock_moved',
  ],
  retention_change: [
    'organization.retention_updated',
  ],
  account: [
    'user.signed_in',
    'user.sign_in_failed',
    'user.signed_out',
    'user.session_ended',
    'user.password_changed',
    'user.second_factor_added',
    'user.second_factor_removed',
    'user.recovery_codes_renewed',
    'user.recovery_code_used',
    'user.updated',
    'user.email_changed',
    'user.data_exported',
    'user.deleted',
  ],
  api_key: [
    'api_key.created',
    'api_key.first_used_from',
    'api_key.revoked',
  ],
  customer: [
    'customer.created',
    'customer.updated',
    'customer.archived',
    'customer.unarchived',
    'customer.deleted',
  ],
  product: [
    'product.created',
    'product.updated',
    'product.archived',
    'product.unarchived',
    'product.deleted',
  ],
  invoice: [
    'invoice.created',
    'invoice.updated',
    'invoice.deleted',
    'invoice.finalized',
    'invoice.overdue',
    'invoice.partially_paid',
    'invoice.paid',
    'invoice.reopened',
    'invoice.voided',
    'invoice.marked_uncollectible',
    'invoice.sent',
    'invoice.viewed',
    'invoice.reminded',
  ],
  document_file: [
    'invoice.document_stored',
    'credit_note.document_stored',
  ],
  payment: [
    'payment.created',
    'payment.updated',
    'payment.refunded',
    'payment.refund_cancelled',
    'payment.reversed',
  ],
  credit_note: [
    'credit_note.created',
    'credit_note.updated',
    'credit_note.voided',
    'credit_note.sent',
  ],
  webhook_endpoint: [
    'webhook_endpoint.created',
    'webhook_endpoint.updated',
    'webhook_endpoint.enabled',
    'webhook_endpoint.disabled',
    'webhook_endpoint.deleted',
    'webhook_endpoint.secret_rotated',
  ],
  member: [
    'member.joined',
    'member.updated',
    'member.removed',
  ],
  invitation: [
    'invitation.created',
    'invitation.resent',
    'invitation.revoked',
    'invitation.accepted',
  ],
  message: [
    'message.queued',
    'message.sent',
    'message.logged',
    'message.failed',
    'message.unconfirmed',
    'message.cancelled',
    'message.bounced',
    'message.complained',
    'statement.sent',
  ],
  mail_settings: [
    'mail_settings.updated',
  ],
  anchor: [
    'audit.anchored',
  ],
  link: [
    'link.created',
    'link.ended',
  ],
  export: [
    'export.made',
  ],
  reminder_policy: [
    'reminder_policy.updated',
  ],
  erasure: [
    'personal_data.erased',
  ],
  personal_data_copy: [
    'personal_data.exported',
  ],
  recurring_invoice: [
    'recurring_invoice.created',
    'recurring_invoice.updated',
    'recurring_invoice.deleted',
    'recurring_invoice.paused',
    'recurring_invoice.resumed',
    'recurring_invoice.ended',
    'recurring_invoice.run',
    'recurring_invoice.run_failed',
    'recurring_invoice.skipped',
  ],
  quote: [
    'quote.created',
    'quote.updated',
    'quote.deleted',
    'quote.issued',
    'quote.accepted',
    'quote.declined',
    'quote.expired',
    'quote.extended',
    'quote.superseded',
    'quote.cancelled',
  ],
  bank_account: [
    'bank_account.created',
    'bank_account.updated',
    'bank_account.deleted',
  ],
  bank_statement: [
    'bank_statement.imported',
    'bank_statement.deleted',
  ],
  bank_line_state: [
    'bank_line.held',
    'bank_line.ignored',
    'bank_line.reopened',
  ],
};
