import { messageKinds } from './message.js';
import { recipientsOf, usualRecipients } from './recipients.js';

const ada = { name: 'Ada', email: 'ada@example.com', receives_invoices: true };
const charles = { name: 'Charles', email: 'charles@example.com', receives: ['reminders', 'quotes'] as const };
const mary = { name: 'Mary', receives: ['statements'] as const };
const customer = { name: 'Engines', email: 'office@example.com', contacts: [ada, charles, mary] };

describe('whom a message goes to', () => {
  it('are the contacts that want its kind, else those who receive invoices, else the customer', () => {
    const to = (kind: (typeof messageKinds)[number]) =>
      usualRecipients(customer, kind).map(({ name }) => name);
    expect(messageKinds.map((kind) => [kind, ...to(kind)])).toEqual([
      ['invoice', 'Ada'],
      ['credit_note', 'Ada'],
      ['quote', 'Charles'],
      ['reminder_1', 'Charles'],
      ['reminder_2', 'Charles'],
      ['reminder_3', 'Charles'],
      ['reminders_1', 'Charles'],
      ['reminders_2', 'Charles'],
      ['reminders_3', 'Charles'],
      // Mary has no address.
      ['statement', 'Ada'],
      ['receipt', 'Ada'],
    ]);
    expect(usualRecipients({ ...customer, contacts: [charles] }, 'invoice')).toEqual([
      { name: 'Engines', address: 'office@example.com' },
    ]);
  });

  it('are those whom a caller names, with the names that are known, whatever the kind', () => {
    const named = { to: ['CHARLES@example.com', 'else@example.com'] };
    expect(recipientsOf(customer, named, { kind: 'invoice', bcc: ['us@example.com'] })).toEqual({
      to: [{ name: 'Charles', address: 'CHARLES@example.com' }, { address: 'else@example.com' }],
      cc: [],
      bcc: [{ address: 'us@example.com' }],
    });
  });
});
