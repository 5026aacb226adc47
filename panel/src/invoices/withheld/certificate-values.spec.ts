import { expect, it } from 'vitest';
import { uncertified, withoutCertificate } from './certificate-values';

it('knows what of an invoice is without a certificate, without the dust of floating point', () => {
  const invoice = { withholding_total: 150.3, withholding_credited: 0.1, certified_amount: 150.1 };
  expect(uncertified(invoice)).toBe(0.1);
  expect(uncertified({ ...invoice, certified_amount: 160 })).toBe(0);
});

it('leaves out the certificate that is taken back', () => {
  const [one, two] = ['2026/1', '2026/2'].map((number) => ({ number, date: '2026-12-01', amount: 5 }));
  expect(withoutCertificate({ certificates: [one!, two!] }, 0)).toEqual([two]);
});
