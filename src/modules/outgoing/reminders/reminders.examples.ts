export const updateReminderPolicyExample = {
  enabled: true,
  send_at: '09:00',
  business_days_only: true,
  holidays_of: 'DE-BY',
  min_amount: 5,
  levels: [
    { days: -3, channel: 'email' as const },
    { days: 7, channel: 'email' as const, fee: 5 },
    { days: 21, channel: 'task' as const },
  ],
};

export const reminderPolicyExample = {
  version: 2,
  ...updateReminderPolicyExample,
  levels: updateReminderPolicyExample.levels.map((level) => ({ fee: null, ...level })),
};

export const remindExample = { text: 'Dear Ada Lovelace,\n\nplease remember our invoice.' };

const reminderExample = {
  instalment: 1,
  level: 1,
  channel: 'email' as const,
  message_id: 'msg_01h455vb4pex5vsknk084sn02q',
  amount_due: 119,
  fee: null,
  currency: 'EUR',
  asked_on: '2026-12-28',
  done_at: null,
  created_at: '2026-12-28T08:00:00.000Z',
};

export const invoiceRemindersExample = {
  data: [reminderExample],
  next: { level: 2, channel: 'email' as const, on: '2027-01-11' },
};

const invoice = {
  invoice_id: 'inv_01h455vb4pex5vsknk084sn02q',
  number: 'INV-2026-00001',
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  customer_name: 'Difference Engines GmbH',
  due_date: '2026-12-21',
  amount_due: 119,
  currency: 'EUR',
};

export const forecastExample = {
  enabled: true,
  at: '2026-12-28T08:00:00.000Z',
  data: [
    {
      channel: 'email' as const,
      level: 2,
      customer_id: invoice.customer_id,
      customer_name: invoice.customer_name,
      currency: 'EUR',
      amount_due: 119,
      fee: 5,
      invoices: [
        {
          invoice_id: invoice.invoice_id,
          number: invoice.number,
          due_date: invoice.due_date,
          level: 2,
          amount_due: 119,
        },
      ],
    },
  ],
};

export const reminderTaskListExample = {
  data: [{ ...invoice, level: 3, asked_on: '2027-01-11' }],
};
