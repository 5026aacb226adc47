import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import type { AnnouncedEvent, StreamMessage } from '../../../platform/index.js';
import { approvals } from '../approvals/approvals.resource.js';
import { apiKeys, sessions, users } from '../../people/auth/auth.resource.js';
import { bankAccounts } from '../../bank/bank-accounts/bank-accounts.resource.js';
import { matchingRules } from '../../bank/matching-rules/matching-rules.resource.js';
import { bankLines, bankStatements } from '../../bank/bank-statements/bank-statements.resource.js';
import { billPayments } from '../../buying/bill-payments/bill-payments.resource.js';
import { paymentRuns } from '../../buying/payment-runs/payment-runs.resource.js';
import { bills } from '../../buying/bills/bills.resource.js';
import { receivedFiles } from '../../buying/received-files/received-files.resource.js';
import { creditNotes } from '../../books/credit-notes/credit-notes.resource.js';
import { dataExports } from '../data-exports/data-exports.resource.js';
import { exported } from '../../people/exports/exports.resource.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import { links } from '../../outgoing/links/links.resource.js';
import { invitations, members } from '../../people/members/members.resource.js';
import { organizations } from '../../people/organizations/organizations.resource.js';
import { mailSettings, messages } from '../../outgoing/messages/messages.resource.js';
import { invoiceTemplates } from '../../selling/invoice-templates/invoice-templates.resource.js';
import { recurringInvoices } from '../../selling/recurring-invoices/recurring-invoices.resource.js';
import { personalDataResource } from '../privacy/privacy.resource.js';
import { eventKind, resources } from '../../resources.js';
import { reminderPolicy } from '../../outgoing/reminders/reminders.resource.js';
import { statements } from '../../outgoing/statements/statements.resource.js';
import {
  isReadable,
  visibleData,
  type EventData,
  type Reader,
  type ReadingRights,
} from './domain/visible-data.js';
import type { AuditPage } from './audit.queries.js';
import type { AuditedEvent } from './audit.repository.js';
import type { AuditEntryDto, AuditListDto } from './dto/audit.dto.js';
import type { EventDto, EventListDto } from './dto/event.dto.js';
import type { EventPage, Followed } from './events.queries.js';
import type { NumberedEvent } from './events.repository.js';
import { events } from './events.resource.js';

/** Resources that use another one's scope, or need none, or more than one. */
const SPECIAL: ReadingRights = {
  [eventKind(creditNotes)]: invoices.read,
  [eventKind(links)]: invoices.read,
  [eventKind(recurringInvoices)]: invoices.read,
  [eventKind(invoiceTemplates)]: invoices.read,
  [eventKind(bankLines)]: bankAccounts.read,
  [eventKind(bankStatements)]: bankAccounts.read,
  [eventKind(matchingRules)]: bankAccounts.read,
  [eventKind(bills)]: receivedFiles.read,
  [eventKind(billPayments)]: receivedFiles.read,
  [eventKind(paymentRuns)]: receivedFiles.read,
  [eventKind(statements)]: messages.read,
  [eventKind(organizations)]: 'signed-in',
  [eventKind(reminderPolicy)]: 'manager',
  [eventKind(apiKeys)]: 'manager',
  [eventKind(mailSettings)]: 'manager',
  [eventKind(members)]: 'manager',
  [eventKind(invitations)]: 'manager',
  [eventKind(users)]: 'manager',
  [eventKind(exported)]: 'manager',
  [eventKind(dataExports)]: 'manager',
  [eventKind(personalDataResource)]: 'manager',
};

const RIGHTS: ReadingRights = {
  ...Object.fromEntries(
    resources.flatMap(({ noun, read }) => (noun && read ? [[eventKind({ noun }), read] as const] : [])),
  ),
  ...SPECIAL,
};

/** Whether somebody may read what events of a type say. */
export function isEventReadable(type: string, who: Reader): boolean {
  return isReadable(type, who, RIGHTS);
}

/** The type of an event and what it says, before it is stored, with as much of its object as the reader may know. */
export function toAnnouncedDto(
  { type, object, previousAttributes }: AnnouncedEvent,
  who: Reader,
): Pick<EventDto, 'type' | 'data'> {
  // As it is stored: whatever the object has of its own class is text or a number then.
  const stored = JSON.parse(JSON.stringify({ object, previous_attributes: previousAttributes })) as EventData;
  return { type, data: visibleData({ type, data: stored }, who, RIGHTS) };
}

/** An event in the form of the API, with as much of its object as the reader may know. */
export function toEventDto(event: NumberedEvent, who: Reader): EventDto {
  return {
    id: toTypeId(events.idPrefix, event.id),
    type: event.type,
    sequence: event.sequence === null ? null : Number(event.sequence),
    created_at: instantText(event.created_at),
    actor: { kind: event.actor_kind, id: actorId(event) },
    request_id: event.request_id,
    data: visibleData(event, who, RIGHTS),
  };
}

export function toEventListDto({ events, hasMore }: EventPage, who: Reader): EventListDto {
  const data = events.map((event) => toEventDto(event, who));
  const last = data.at(-1)?.sequence ?? null;
  return { data, has_more: hasMore, next_cursor: last === null ? null : String(last) };
}

/**
 * An event with its actor's name and where it was made from. Whoever may read the audit log may know what happens to
 * members, keys and accounts; business objects still need their scopes.
 */
export function toAuditEntryDto(entry: AuditedEvent, who: Reader): AuditEntryDto {
  const { origin, actor_name } = entry;
  const { actor, ...event } = toEventDto(entry, { scopes: who.scopes, manages: true });
  const sessionId = origin?.session_id ?? null;
  return {
    ...event,
    actor: {
      ...actor,
      name: actor_name,
      via: origin?.via ?? null,
      limits_version: origin?.limits_version ?? null,
      maker_limits_version: origin?.maker_limits_version ?? null,
      approval_id:
        origin?.approval_id === undefined ? null : toTypeId(approvals.idPrefix, origin.approval_id),
      approved_by: origin?.approved_by === undefined ? null : toTypeId(users.idPrefix, origin.approved_by),
    },
    ip: origin?.ip ?? null,
    user_agent: origin?.user_agent ?? null,
    session_id: sessionId === null ? null : toTypeId(sessions.idPrefix, sessionId),
  };
}

export function toAuditListDto({ entries, hasMore }: AuditPage, who: Reader): AuditListDto {
  const data = entries.map((entry) => toAuditEntryDto(entry, who));
  const last = data.at(-1)?.sequence ?? null;
  return { data, has_more: hasMore, next_cursor: last === null ? null : String(last) };
}

/** The messages of a stream: the number is the id, and the type the event. */
export async function* toStreamMessages(followed: AsyncIterable<Followed>): AsyncGenerator<StreamMessage> {
  for await (const { after, event, reader } of followed) {
    const about = event === undefined ? {} : { event: event.type, data: toEventDto(event, reader) };
    yield { id: String(after), ...about };
  }
}

function actorId({ actor_kind, actor_id }: NumberedEvent): string | null {
  return actor_id === null ? null : toTypeId(actor_kind === 'user' ? 'usr' : 'key', actor_id);
}
