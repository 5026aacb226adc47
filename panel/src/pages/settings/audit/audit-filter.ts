import type { AuditExportQuery } from '@countinghouse/client';
import { isDay } from '../../../fields/day-text';

const SIGN_INS = ['signed_in', 'sign_in_failed', 'signed_out', 'session_ended'];
const ACCESS = [
  'password_changed',
  'second_factor_added',
  'second_factor_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'updated',
  'email_changed',
  'data_exported',
  'deleted',
];

/** By each choice: the types of events that it shows. */
export const KINDS = {
  all: undefined,
  signIns: SIGN_INS.map((happened) => `user.${happened}`).join(','),
  access: [...ACCESS.map((happened) => `user.${happened}`), 'organization.security_updated'].join(','),
  people:
    'member.joined,member.updated,member.removed,invitation.created,invitation.resent,invitation.revoked,' +
    'invitation.accepted',
  keys: 'api_key.created,api_key.updated,api_key.first_used_from,api_key.revoked',
  exports: 'export.made,personal_data.exported,personal_data.erased',
  settings:
    'organization.updated,organization.retention_updated,organization.bill_approval_updated,' +
    'document_settings.updated,mail_settings.updated',
} as const;

export interface Filter {
  readonly kind: keyof typeof KINDS;
  readonly actor: string;
  readonly ip: string;
  /** Days of the user's own time zone; both are included. */
  readonly from: string;
  readonly to: string;
}

export const NO_FILTER: Filter = { kind: 'all', actor: '', ip: '', from: '', to: '' };

/** The query of a filter. A day that is not typed to its end does not count. */
export function queryOf({ kind, actor, ip, from, to }: Filter): AuditExportQuery {
  const type = KINDS[kind];
  return {
    ...(type !== undefined && { type }),
    ...(actor !== '' && { actor_id: actor }),
    ...(ip !== '' && { ip }),
    ...(isDay(from) && { from: startOf(from, 0) }),
    ...(isDay(to) && { to: startOf(to, 1) }),
  };
}

function startOf(day: string, later: number): string {
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}
