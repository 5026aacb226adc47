import { paymentCodeOf } from '../../../src/modules/outgoing/documents/rendering/page/payment-code.js';
import { invoice } from './support/sample-invoice.js';

describe('the payment code of a printed document', () => {
  it('is a square of dark modules', () => {
    const code = paymentCodeOf(invoice, 'payment_reference');
    expect(code).toMatch(
      /^<svg [^>]*viewBox="0 0 (\d+) \1"[^>]*><path fill="#000000" d="(M\d+ \d+h\d+v1h-\d+z)+"\/><\/svg>$/,
    );
  });

  it.each([
    ['another currency', { ...invoice, currency: 'CHF' }],
    ['a credit note', { ...invoice, type_code: '381' }],
    ['nothing to pay', { ...invoice, totals: { ...invoice.totals, payable: '0.00' } }],
    ['more than a transfer can be', { ...invoice, totals: { ...invoice.totals, payable: '1000000000.00' } }],
    ['an account without IBAN', withAccount({ id: '12345' })],
    ['a direct debit', { ...invoice, payment: { ...invoice.payment!, means_code: '59' } }],
    ['more than a code may hold', withAccount({ id: 'DE89370400440532013000', name: '漢'.repeat(200) })],
  ])('is left out for %s', (_, document) => {
    expect(paymentCodeOf(document, 'payment_reference')).toBeUndefined();
  });

  function withAccount(account: { readonly id: string; readonly name?: string }) {
    const payment = { ...invoice.payment!, accounts: [account], reference: '漢'.repeat(140) };
    return { ...invoice, payment };
  }
});
