export { BillPaymentPage } from './bill-payment-page';
export { BillPaymentsPage } from './bill-payments-page';
export { PaymentRunPage } from './payment-run-page';
export { PaymentRunsPage } from './payment-runs-page';
export { SupplierPage } from './supplier-page';
export { SuppliersPage } from './suppliers-page';
