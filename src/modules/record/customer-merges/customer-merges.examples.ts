export const mergeCustomerExample = { into: 'cus_01h455vb4pex5vsknk084sn02r', dry_run: true };

export const customerMergeExample = {
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  merged_into: 'cus_01h455vb4pex5vsknk084sn02r',
  dry_run: true,
  moved: {
    invoices: 12,
    credit_notes: 1,
    payments: 9,
    quotes: 2,
    recurring_invoices: 1,
    matching_rules: 0,
    messages: 14,
    contacts: 2,
    note: true,
  },
  limited_api_keys: [],
  limited_members: [],
};

export const likeCustomersExample = {
  data: [
    {
      id: 'cus_01h455vb4pex5vsknk084sn02r',
      name: 'Difference Engines',
      city: 'Berlin',
      reasons: ['tax_id' as const, 'email' as const],
    },
  ],
};
