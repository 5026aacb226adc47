export const appliedCreditExample = {
  settled: [
    {
      payment_id: 'pay_01h455vb4pex5vsknk084sn02q',
      credit_note_id: null,
      invoice_id: 'inv_01h455vb4pex5vsknk084sn02q',
      currency: 'EUR',
      amount: 100,
    },
  ],
  balance: [{ currency: 'EUR', due: 1320.56, overdue: 0, credit: 0 }],
};
