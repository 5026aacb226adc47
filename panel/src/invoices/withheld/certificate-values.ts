import type { Invoice } from '@countinghouse/client';

type Certified = Pick<
  Invoice,
  'withholding_total' | 'withholding_credited' | 'certified_amount' | 'certificates'
>;

/** What is still without a certificate, of what credit notes have left; to the last of six decimals. */
export function uncertified({
  withholding_total,
  withholding_credited,
  certified_amount,
}: Omit<Certified, 'certificates'>): number {
  return Math.max(0, Math.round((withholding_total - withholding_credited - certified_amount) * 1e6) / 1e6);
}

/** The certificates of an invoice without one of them. */
export function withoutCertificate({ certificates }: Pick<Certified, 'certificates'>, at: number) {
  return certificates.filter((_one, index) => index !== at);
}
