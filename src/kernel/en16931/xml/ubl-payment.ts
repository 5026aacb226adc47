import { isCreditNote, type EInvoice, type Payment, type PaymentAccount } from '../model.js';
import { group, textElement, type MaybeElement } from './element.js';

/** UBL asks for the network of a card, which EN 16931 does not know. */
export const NO_NETWORK = 'NA';

/** BG-16: one element for each account, else one; the first has the text. A credit note says here when it is due. */
export function ublPaymentMeans(invoice: EInvoice): MaybeElement[] {
  const { payment, due_date } = invoice;
  if (payment === undefined) return [];
  const dueDate = isCreditNote(invoice) ? due_date : undefined;
  const accounts = payment.accounts.length > 0 ? payment.accounts : [undefined];
  return accounts.map((account, at) =>
    group('cac:PaymentMeans', [
      textElement('cbc:PaymentMeansCode', payment.means_code, {
        name: at === 0 ? payment.means_text : undefined,
      }),
      textElement('cbc:PaymentDueDate', dueDate),
      textElement('cbc:PaymentID', payment.reference),
      card(payment),
      payeeAccount(account),
      mandate(payment),
    ]),
  );
}

function card({ card: used }: Payment): MaybeElement {
  const number = textElement('cbc:PrimaryAccountNumberID', used?.number);
  const holder = textElement('cbc:HolderName', used?.holder);
  if (number === undefined && holder === undefined) return undefined;
  return group('cac:CardAccount', [number, textElement('cbc:NetworkID', NO_NETWORK), holder]);
}

function payeeAccount(account: PaymentAccount | undefined): MaybeElement {
  return group('cac:PayeeFinancialAccount', [
    textElement('cbc:ID', account?.id),
    textElement('cbc:Name', account?.name),
    group('cac:FinancialInstitutionBranch', [textElement('cbc:ID', account?.bic)]),
  ]);
}

function mandate({ direct_debit }: Payment): MaybeElement {
  return group('cac:PaymentMandate', [
    textElement('cbc:ID', direct_debit?.mandate),
    group('cac:PayerFinancialAccount', [textElement('cbc:ID', direct_debit?.account)]),
  ]);
}
