export const customerBalanceExample = {
  data: [{ currency: 'EUR', due: 1420.56, overdue: 0, credit: 100 }],
};
