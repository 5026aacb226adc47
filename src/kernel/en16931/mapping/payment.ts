import type { Payment, PaymentAccount } from '../model.js';
import { paymentMeans, type BankSource, type DocumentSource } from '../source.js';
import { oneLine } from './texts.js';

type Means = keyof typeof paymentMeans;

/** BG-16: how it is paid, and what belongs to that; nothing when neither instructions nor an account are known. */
export function paymentOf(source: DocumentSource): Payment | undefined {
  const { payment_instructions: said, seller, payee, number } = source;
  const bank = payee?.bank_details ?? seller.bank_details ?? undefined;
  const account = bank && accountOf(bank);
  const means = said?.means ?? meansOf(source, bank);
  if (means === undefined) return undefined;
  const isTransfer = means === 'bank_transfer' || means === 'sepa_transfer';
  return {
    means_code: paymentMeans[means],
    means_text: oneLine(said?.text),
    reference: oneLine(source.payment_reference ?? said?.reference ?? number),
    // Whoever pays by card or is debited transfers nothing (BR-DE-24-b, BR-DE-25-b).
    accounts: isTransfer && account !== undefined ? [account] : [],
    card:
      means === 'card' && said?.card
        ? { number: oneLine(said.card.last_digits), holder: oneLine(said.card.holder) }
        : undefined,
    direct_debit:
      means === 'direct_debit'
        ? {
            mandate: oneLine(said?.direct_debit?.mandate),
            creditor_id: oneLine(seller.bank_details?.creditor_id),
            account: oneLine(said?.direct_debit?.iban),
          }
        : undefined,
  };
}

/** A transfer where an account is known: within SEPA with an IBAN and in euros. */
function meansOf(
  { currency, payment_instructions }: DocumentSource,
  bank: BankSource | undefined,
): Means | undefined {
  if (oneLine(bank?.iban) !== undefined) return currency === 'EUR' ? 'sepa_transfer' : 'bank_transfer';
  if (oneLine(bank?.account_number) !== undefined) return 'bank_transfer';
  return payment_instructions ? 'other' : undefined;
}

function accountOf({ iban, account_number, account_holder, bic }: BankSource): PaymentAccount | undefined {
  const id = oneLine(iban ?? account_number);
  return id === undefined ? undefined : { id, name: oneLine(account_holder), bic: oneLine(bic) };
}
