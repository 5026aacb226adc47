import type { Organization } from '@countinghouse/client';

/** Returns the form values of a bank account; empty texts without one. */
export function bankValues(details?: Organization['bank_details']) {
  return {
    account_holder: details?.account_holder ?? '',
    iban: details?.iban ?? '',
    bic: details?.bic ?? '',
    bank_name: details?.bank_name ?? '',
    account_number: details?.account_number ?? '',
    routing_number: details?.routing_number ?? '',
    creditor_id: details?.creditor_id ?? '',
  };
}

/** Removes the spaces of an IBAN and a BIC, which people copy from paper. */
export function bankBody(values: ReturnType<typeof bankValues>): ReturnType<typeof bankValues> {
  const plain = (code: string): string => code.replaceAll(/\s/g, '').toUpperCase();
  return { ...values, iban: plain(values.iban), bic: plain(values.bic) };
}
