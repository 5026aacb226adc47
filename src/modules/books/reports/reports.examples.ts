export const receivablesExample = {
  as_of: '2026-11-21',
  time_zone: 'Europe/Berlin',
  data: [
    {
      currency: 'EUR',
      due: 2611.11,
      overdue: 1420.56,
      open_invoices: 2,
      overdue_invoices: 1,
      aging: [
        { bucket: 'not_due', amount: 1190.55, invoices: 1 },
        { bucket: '1_30', amount: 1420.56, invoices: 1 },
        { bucket: '31_60', amount: 0, invoices: 0 },
        { bucket: '61_90', amount: 0, invoices: 0 },
        { bucket: 'over_90', amount: 0, invoices: 0 },
      ],
      unapplied_credit: 50,
    },
  ],
};

const figuresExample = {
  invoiced: { documents: 2, net: 2194.21, tax: 416.9, total: 2611.11 },
  credited: { documents: 1, net: 100, tax: 19, total: 119 },
  discounted: { net: 20, tax: 3.8, total: 23.8 },
  bank_fees: 5,
  net_revenue: 2074.21,
  payments_received: 119,
  payments_refunded: 0,
};

export const revenueExample = {
  from: '2026-11',
  to: '2026-11',
  data: [{ currency: 'EUR', ...figuresExample, months: [{ month: '2026-11', ...figuresExample }] }],
};

export const withheldExample = {
  year: '2026',
  data: [{ currency: 'EUR', invoices: 3, withheld: 450, credited: 15, certified: 285, uncertified: 150 }],
};
