import { page } from './in-browser.js';
import { inLanguage } from './panel-texts.js';

/** The route of a page, what is pressed there, and the name of the dialog that opens. */
export const DIALOGS: readonly [route: string, action: string, dialog: RegExp][] = [
  ['draft', 'Finalize…', /^Finalize this invoice/],
  ['draft', 'Delete…', /^Delete this draft/],
  ['draft', 'Edit remarks', /^Edit remarks/],
  ['draft', 'Why this amount?', /^Why this amount/],
  ['/invoices/$invoiceId', 'Record payment', /^Record/],
  ['/invoices/$invoiceId', 'Issue a credit note…', /^Issue credit note/],
  ['/invoices/$invoiceId', 'Send by e-mail…', /^Send INV-/],
  ['/invoices/$invoiceId', 'Mark as sent…', /^Mark INV-.* as sent/],
  ['/invoices/$invoiceId', 'Write off', /^Write off INV-/],
  ['/invoices/$invoiceId', 'Save as template…', /^Save as a template/],
  ['/invoices/$invoiceId/correct', 'Issue the correction…', /./],
  ['/invoices/$invoiceId/edit', 'Save and finalize…', /^Finalize this invoice/],
  ['/recurring-invoices/$recurringId', 'Run now', /^Run .* now/],
  ['/recurring-invoices/$recurringId', 'Skip the next date', /^Skip the next date/],
  ['/quotes/$quoteId', 'Invoice it', /^Invoice QT-/],
  ['open quote', 'Send by e-mail…', /^Send QT-/],
  ['open quote', 'Duplicate', /^Duplicate QT-/],
  ['open quote', 'Note the acceptance', /^Acceptance of QT-/],
  ['open quote', 'Note the refusal', /^Refusal of QT-/],
  ['open quote', 'Extend', /^Extend QT-/],
  ['open quote', 'Revise', /^Revise QT-/],
  ['open quote', 'Withdraw', /^Withdraw QT-/],
  ['draft of a quote', 'Issue', /^Issue the quote/],
  ['draft of a quote', 'Delete the draft', /^Delete the quote/],
  ['/bills/$billId', 'Open', /^Open the bill/],
  ['/bills/$billId', 'Change', /^Change the bill/],
  ['/bills/$billId', 'Reject', /^Reject the bill/],
  ['/bills/$billId', 'Delete', /^Delete the bill/],
  ['open bill', 'Approve', /^Approve the bill/],
  ['open bill', 'Dispute', /^Dispute the bill/],
  ['open bill', 'Void', /^Void the bill/],
  ['/bill-payments/$paymentId', 'Reverse…', /^Reverse the payment/],
  ['/payment-runs', 'Propose a run…', /^Propose a payment run/],
  ['/payment-runs/$runId', 'Release…', /^Release the payment run/],
  ['/payment-runs/$runId', 'Cancel the run…', /^Cancel the payment run/],
  ['released run', 'It is executed…', /^Has the bank executed the run/],
  ['/approvals/$approvalId', 'Approve', /^Approve this request/],
  ['/approvals/$approvalId', 'Reject', /^Reject this request/],
  ['/payments', 'Record payment', /^Record payment/],
  ['/payments/$paymentId', 'Allocate…', /^Allocate to invoices/],
  ['/payments/$paymentId', 'Note…', /^Note on the payment/],
  ['/payments/$paymentId', 'Refund…', /^Refund the payment/],
  ['/payments/$paymentId', 'Send receipt…', /^Send receipt/],
  ['/payments/$paymentId', 'Reverse…', /^Reverse the payment/],
  ['/bank', 'Accept all certain…', /^Accept all that is certain/],
  ['/bank', 'Add account…', /^Add a bank account/],
  ['/bank', 'Hold…', /^Hold the line/],
  ['/bank', 'Ignore…', /^Ignore the line/],
  ['/credit-notes/$creditNoteId', 'Send by e-mail…', /^Send CN-/],
  ['/credit-notes/$creditNoteId', 'Void…', /^Void CN-/],
  ['/customers', 'Import…', /^Import customers/],
  ['/products', 'Import…', /^Import products/],
  ['/customers/$customerId', 'Merge into…', /^Merge “/],
  ['/customers/$customerId', 'Delete', /^Delete “/],
  ['/customers/$customerId', 'Send by e-mail…', /^Send the statement of account/],
  ['/customers/$customerId', 'Erase personal data', /^Erase the personal data/],
  ['/products/$productId', 'Delete', /^Delete “/],
  ['/products/$productId', 'Replay from here: product.created', /^Replay events/],
  ['/price-lists/$priceListId', 'Delete', /^Delete “/],
  ['/settings/profile', 'Delete account', /^Delete your account/],
  ['/settings/api', 'Create key', /^New API key/],
  ['/settings/api', 'Limits of Shop', /^Limits of Shop/],
  ['/settings/api', 'Revoke Shop', /^Revoke “Shop”/],
  ['/settings/webhooks', 'Add endpoint', /^Add endpoint/],
  ['/settings/webhooks/$endpointId', 'Change', /^Change the endpoint/],
  ['/settings/webhooks/$endpointId', 'Send test', /^Send a test/],
  ['/settings/webhooks/$endpointId', 'Replay events', /^Replay events/],
  ['/settings/webhooks/$endpointId', 'Rotate secret', /^Rotate the secret/],
  ['/settings/webhooks/$endpointId', 'Disable', /^Disable the endpoint/],
  ['/settings/webhooks/$endpointId', 'Delete', /^Delete the endpoint/],
  ['/settings/members', 'Invite somebody', /^Invite somebody/],
  ['/settings/members', 'Change role', /^Role of/],
  ['/settings/members', 'Limits', /^Limits of/],
  ['/settings/members', 'Sign out', /^Sign .* out/],
  ['/settings/members', 'Remove', /^Remove/],
  ['/settings/members', 'Revoke', /^Revoke the invitation/],
  ['/settings/organizations', 'New organization', /./],
  ['/settings/organizations', 'Make a sandbox', /^Make a sandbox/],
  ['/settings/organizations', 'Close the books', /^Close the books of/],
  ['/settings/numbering', 'Change the format', /./],
  ['/settings/mail', 'Edit: Invoice, English', /^Invoice, English/],
  ['/invoices/new', 'From a template…', /^Invoice from a template/],
];

/** Opens a dialog of the current page. What the menu does not have is a button, which may still be loading. */
export async function begin(action: string, language = 'en'): Promise<void> {
  const named = (english: string): { name: string | RegExp; exact: boolean } => {
    return { name: language === 'en' ? english : inLanguage(english, language), exact: true };
  };
  const content = page.locator('#content');
  await content.locator('h1').waitFor();
  const button = content.getByRole('button', named(action)).first();
  const menu = content.getByRole('button', named('Actions'));
  await button.or(menu).first().waitFor();
  if (!(await menu.isVisible())) return button.click();
  await menu.click();
  await page.getByRole('menu').waitFor();
  const item = page.getByRole('menuitem', named(action)).first();
  if (await item.isVisible()) return item.click();
  await page.keyboard.press('Escape');
  await button.click();
}
