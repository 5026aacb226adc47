export const eraseCustomerExample = { reason: 'requested' as const, dry_run: true };

export const erasureExample = {
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  reason: 'requested' as const,
  dry_run: true,
  erased: { drafts: 1, messages: 4, links: 2, records: 0 },
  kept: [
    { kind: 'invoices' as const, count: 3, law: '§ 147 AO, § 14b UStG', until: '2034-12-31' },
    { kind: 'payments' as const, count: 3, law: '§ 147 AO, § 14b UStG', until: '2036-12-31' },
  ],
  next_on: '2035-01-01',
  erased_at: null,
};

export const updateRetentionExample = { invoices: 10 };

export const retentionExample = {
  years: { invoices: 10, credit_notes: 8, payments: 10 },
  defaults: { invoices: 8, credit_notes: 8, payments: 10 },
  law: '§ 147 AO, § 14b UStG',
  notice: 'This is general knowledge and no legal advice. Ask your tax adviser.',
  due: [{ on: '2035-01-01', customers: 3 }],
};
