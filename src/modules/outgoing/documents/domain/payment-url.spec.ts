import { PAYMENT_URL, paymentUrl } from './payment-url.js';

describe('the address of a payment', () => {
  it('has what is paid in its places, none of which can become another part of it', () => {
    const pattern = 'https://pay.example.com/{currency}?ref={number}&amount={amount}';
    expect(paymentUrl(pattern, { number: 'A/1 &b#{amount}', amount: '119.00', currency: 'EUR' })).toBe(
      'https://pay.example.com/EUR?ref=A%2F1%20%26b%23%7Bamount%7D&amount=119.00',
    );
  });

  it.each([
    'http://pay.example.com/',
    'javascript:alert(1)',
    'https://{number}.example.com/',
    'https://pay.example.com{number}',
    'https://pay.example.com/?a={total}',
    'https://pay.example.com/?a={number',
    'https://user@pay.example.com/',
    'https://pay.example.com/ x',
  ])('is refused: %s', (text) => {
    expect(PAYMENT_URL.test(text)).toBe(false);
  });

  it.each(['https://pay.example.com', 'https://pay.example.com:8443/x?n={number}#{amount}'])(
    'is taken: %s',
    (text) => {
      expect(PAYMENT_URL.test(text)).toBe(true);
    },
  );
});
