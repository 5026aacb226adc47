import type { MailPurpose } from '../../../../kernel/parties/mail-purposes.js';
import { RECIPIENTS_MAX, type MessageKind, type Recipient, type Recipients } from './message.js';

/** Somebody at the customer's. */
interface Contact {
  readonly name: string;
  readonly email?: string;
  readonly receives_invoices?: boolean;
  readonly receives?: readonly MailPurpose[];
}

/** What a contact wants who gets messages of a kind; null are the documents of invoices. */
const PURPOSES = {
  invoice: null,
  credit_note: null,
  quote: 'quotes',
  reminder_1: 'reminders',
  reminder_2: 'reminders',
  reminder_3: 'reminders',
  reminders_1: 'reminders',
  reminders_2: 'reminders',
  reminders_3: 'reminders',
  statement: 'statements',
  receipt: 'receipts',
} as const satisfies Record<MessageKind, MailPurpose | null>;

interface Customer {
  readonly name: string;
  readonly email: string | null;
  readonly contacts: readonly Contact[];
}

/** Whom a caller names; the rest follows from the customer. */
export interface NamedRecipients {
  readonly to?: readonly string[] | undefined;
  readonly cc?: readonly string[] | undefined;
  readonly bcc?: readonly string[] | undefined;
}

/** The contacts that receive messages of the kind, else those that receive invoices, else the customer's address. */
export function usualRecipients({ name, email, contacts }: Customer, kind: MessageKind): Recipient[] {
  const purpose = PURPOSES[kind];
  const wanting = contacts.filter(({ receives = [] }) => purpose !== null && receives.includes(purpose));
  const invoiced = contacts.filter(({ receives_invoices }) => receives_invoices === true);
  for (const group of [wanting, invoiced]) {
    const receiving = group.flatMap((contact) => {
      return contact.email === undefined ? [] : [{ name: contact.name, address: contact.email }];
    });
    if (receiving.length > 0) return unique(receiving).slice(0, RECIPIENTS_MAX);
  }
  return email === null ? [] : [{ name, address: email }];
}

/** Whom a message goes to: whom the caller names, with the names that the customer's contacts have. */
export function recipientsOf(
  customer: Customer,
  named: NamedRecipients,
  { kind, bcc: alwaysBcc = [] }: { readonly kind: MessageKind; readonly bcc?: readonly string[] },
): Recipients {
  const known = new Map(
    [
      ...customer.contacts.map(({ name, email }) => ({ name, email })),
      { name: customer.name, email: customer.email },
    ]
      .reverse()
      .map(({ name, email }) => [email?.toLowerCase(), name]),
  );
  const recipient = (address: string): Recipient => {
    const name = known.get(address.toLowerCase());
    return name === undefined ? { address } : { name, address };
  };
  return {
    to: named.to === undefined ? usualRecipients(customer, kind) : unique(named.to.map(recipient)),
    cc: unique((named.cc ?? []).map(recipient)),
    bcc: unique([...(named.bcc ?? []), ...alwaysBcc].map((address) => ({ address }))),
  };
}

/** All addresses of a message, in lower case, each once. */
export function addressesOf({ to, cc, bcc }: Recipients): string[] {
  return [...new Set([...to, ...cc, ...bcc].map(({ address }) => address.toLowerCase()))];
}

function unique(recipients: readonly Recipient[]): Recipient[] {
  return [...new Map(recipients.map((one) => [one.address.toLowerCase(), one])).values()];
}
