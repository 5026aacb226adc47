import { CreateOrganizationsAndPeople1795363620000 } from './1795363620000-create-organizations-and-people.js';
import { CreateSearch1795363680000 } from './1795363680000-create-search.js';
import { CreateCustomersAndProducts1795363740000 } from './1795363740000-create-customers-and-products.js';
import { CreateInvoices1795363800000 } from './1795363800000-create-invoices.js';
import { CreateNumbering1795363860000 } from './1795363860000-create-numbering.js';
import { CreatePaymentsAndCreditNotes1795363920000 } from './1795363920000-create-payments-and-credit-notes.js';
import { CreateEvents1795363980000 } from './1795363980000-create-events.js';
import { CreateIdempotencyKeys1795364040000 } from './1795364040000-create-idempotency-keys.js';
import { CreateJobs1795364100000 } from './1795364100000-create-jobs.js';
import { PruneInBatches1795364160000 } from './1795364160000-prune-in-batches.js';
import { TellLatestIssueDate1795364220000 } from './1795364220000-tell-latest-issue-date.js';
import { KnowSignInAddresses1795364280000 } from './1795364280000-know-sign-in-addresses.js';
import { AddEInvoiceFields1795364340000 } from './1795364340000-add-e-invoice-fields.js';
import { CreateIssuedFiles1795364400000 } from './1795364400000-create-issued-files.js';
import { RefundAndFindPayments1795364640000 } from './1795364640000-refund-and-find-payments.js';
import { FindInvoicesByReference1795364700000 } from './1795364700000-find-invoices-by-reference.js';
import { CreateDataKeys1795400000000 } from './1795400000000-create-data-keys.js';
import { CreateWebhooks1795400100000 } from './1795400100000-create-webhooks.js';
import { FindWebhookDeliveriesByType1795400200000 } from './1795400200000-find-webhook-deliveries-by-type.js';
import { FindFailedWebhookDeliveries1795400800000 } from './1795400800000-find-failed-webhook-deliveries.js';
import { ChainWithoutTexts1795410000000 } from './1795410000000-chain-without-texts.js';
import { ManagePeople1795410060000 } from './1795410060000-manage-people.js';
import { CreateLogos1795420000000 } from './1795420000000-create-logos.js';
import { CreateInvoiceAttachments1795420060000 } from './1795420060000-create-invoice-attachments.js';
import { CreateMessages1795430000000 } from './1795430000000-create-messages.js';
import { TellFeedEnds1795450000000 } from './1795450000000-tell-feed-ends.js';
import { AddSecondFactors1795500000000 } from './1795500000000-add-second-factors.js';
import { KeepOriginsOfEvents1795500060000 } from './1795500060000-keep-origins-of-events.js';
import { EnqueueInstallationJobs1795510000000 } from './1795510000000-enqueue-installation-jobs.js';
import { CreateLinks1795530000000 } from './1795530000000-create-links.js';
import { LoseNoJobThatReplaces1795540000000 } from './1795540000000-lose-no-job-that-replaces.js';
import { TellOfAccounts1795550000000 } from './1795550000000-tell-of-accounts.js';
import { AddPaymentReferences1795560000000 } from './1795560000000-add-payment-references.js';
import { CreateReminders1795560060000 } from './1795560060000-create-reminders.js';
import { AnchorEvents1795580000000 } from './1795580000000-anchor-events.js';
import { NoteApiKeyAddresses1795580060000 } from './1795580060000-note-api-key-addresses.js';
import { KeepMessageFiles1795600000000 } from './1795600000000-keep-message-files.js';
import { LinkCreditNotes1795610000000 } from './1795610000000-link-credit-notes.js';
import { KeepTestBooks1795620000000 } from './1795620000000-keep-test-books.js';
import { ErasePersonalData1795630000000 } from './1795630000000-erase-personal-data.js';
import { TellOverdueByTheDay1795640000000 } from './1795640000000-tell-overdue-by-the-day.js';
import { TakeGivenTerms1795640060000 } from './1795640060000-take-given-terms.js';
import { EmptyTestBooks1795650000000 } from './1795650000000-empty-test-books.js';
import { PauseReminders1795670000000 } from './1795670000000-pause-reminders.js';
import { KeepFilesOutside1795680000000 } from './1795680000000-keep-files-outside.js';
import { EndAccounts1795684017400 } from './1795684017400-end-accounts.js';
import { KeepForYears1795684017500 } from './1795684017500-keep-for-years.js';
import { BlockWhatIsKept1795684017600 } from './1795684017600-block-what-is-kept.js';
import { MoveTestClocks1795690170000 } from './1795690170000-move-test-clocks.js';
import { GroupReminders1795694400000 } from './1795694400000-group-reminders.js';
import { NumberByOrganization1795710000000 } from './1795710000000-number-by-organization.js';
import { WriteTermsInStatements1795720000000 } from './1795720000000-write-terms-in-statements.js';
import { CreateJobOutbox1795730000000 } from './1795730000000-create-job-outbox.js';
import { NumberSeveralAtOnce1795740000000 } from './1795740000000-number-several-at-once.js';
import { RemakeMessages1796200000000 } from './1796200000000-remake-messages.js';
import { NamePayloadOfWaitingJobs1796600000000 } from './1796600000000-name-payload-of-waiting-jobs.js';
import { CreateInvoiceDeductions1796900000000 } from './1796900000000-create-invoice-deductions.js';
import { KnowWritersOfWebhooks1797000000000 } from './1797000000000-know-writers-of-webhooks.js';
import { BeginNumbersLater1797400000000 } from './1797400000000-begin-numbers-later.js';
import { BringCreditHome1797410000000 } from './1797410000000-bring-credit-home.js';
import { CreateRecurringInvoices1797500000000 } from './1797500000000-create-recurring-invoices.js';
import { CreateInvoiceSettlements1797680000000 } from './1797680000000-create-invoice-settlements.js';
import { TellAmountsOfRecurringInvoices1797680620000 } from './1797680620000-tell-amounts-of-recurring-invoices.js';
import { CreateQuotes1797680630000 } from './1797680630000-create-quotes.js';
import { CreateBankAccounts1797680640000 } from './1797680640000-create-bank-accounts.js';
import { IndexOpenInvoices1797766100000 } from './1797766100000-index-open-invoices.js';
import { CreateBankMatches1797766110000 } from './1797766110000-create-bank-matches.js';
import { InvoiceQuotes1797766190000 } from './1797766190000-invoice-quotes.js';
import { ExtendInvoices1797790000000 } from './1797790000000-extend-invoices.js';
import { IndexQuotes1797790000010 } from './1797790000010-index-quotes.js';
import { BookCertainLines1797790000100 } from './1797790000100-book-certain-lines.js';
import { SendQuotes1797791000000 } from './1797791000000-send-quotes.js';
import { CreateDataExports1797792000000 } from './1797792000000-create-data-exports.js';
import { CreateReceivedFiles1797793000000 } from './1797793000000-create-received-files.js';
import { CreateSuppliers1797793060000 } from './1797793060000-create-suppliers.js';
import { CreateBills1797793120000 } from './1797793120000-create-bills.js';
import { CreatePriceLists1797794000000 } from './1797794000000-create-price-lists.js';
import { TellWherePricesComeFrom1797794000010 } from './1797794000010-tell-where-prices-come-from.js';
import { FindByEnds1797796000000 } from './1797796000000-find-by-ends.js';
import { NameEveryFile1797796100000 } from './1797796100000-name-every-file.js';
import { NameProducts1797796200000 } from './1797796200000-name-products.js';
import { ApplyCreditOnIssue1797796300000 } from './1797796300000-apply-credit-on-issue.js';
import { ApproveBills1797796400000 } from './1797796400000-approve-bills.js';
import { CreateImports1797796500000 } from './1797796500000-create-imports.js';
import { CreateInvoiceTemplates1797796600000 } from './1797796600000-create-invoice-templates.js';
import { LimitApiKeys1797796700000 } from './1797796700000-limit-api-keys.js';
import { PlanPayments1797796800000 } from './1797796800000-plan-payments.js';
import { ImportInvoices1797796900000 } from './1797796900000-import-invoices.js';
import { PayBills1797797000000 } from './1797797000000-pay-bills.js';
import { CreatePaymentRuns1797797000001 } from './1797797000001-create-payment-runs.js';
import { CreateMatchingRules1797797200000 } from './1797797200000-create-matching-rules.js';
import { CreateApprovals1797797300000 } from './1797797300000-create-approvals.js';
import { RepeatLinesOnCreditNotes1797797400000 } from './1797797400000-repeat-lines-on-credit-notes.js';
import { MatchBillPayments1797797500000 } from './1797797500000-match-bill-payments.js';
import { MergeCustomers1797900000000 } from './1797900000000-merge-customers.js';
import { TellMoreOfApprovals1797910000000 } from './1797910000000-tell-more-of-approvals.js';
import { LimitMembers1797910100000 } from './1797910100000-limit-members.js';
import { SendReceipts1797920000000 } from './1797920000000-send-receipts.js';
import { WithholdOfInvoices1797940100000 } from './1797940100000-withhold-of-invoices.js';
import { BindKeysToLimitsOfTheirMakers1797950100000 } from './1797950100000-bind-keys-to-limits-of-their-makers.js';
import { SettleRests1797960000000 } from './1797960000000-settle-rests.js';
import { KeepRestorations1797970000000 } from './1797970000000-keep-restorations.js';

/** All migrations, in their order. */
export const migrations = [
  CreateOrganizationsAndPeople1795363620000,
  CreateSearch1795363680000,
  CreateCustomersAndProducts1795363740000,
  CreateInvoices1795363800000,
  CreateNumbering1795363860000,
  CreatePaymentsAndCreditNotes1795363920000,
  CreateEvents1795363980000,
  CreateIdempotencyKeys1795364040000,
  CreateJobs1795364100000,
  PruneInBatches1795364160000,
  TellLatestIssueDate1795364220000,
  KnowSignInAddresses1795364280000,
  AddEInvoiceFields1795364340000,
  CreateIssuedFiles1795364400000,
  RefundAndFindPayments1795364640000,
  FindInvoicesByReference1795364700000,
  CreateDataKeys1795400000000,
  CreateWebhooks1795400100000,
  FindWebhookDeliveriesByType1795400200000,
  FindFailedWebhookDeliveries1795400800000,
  ChainWithoutTexts1795410000000,
  ManagePeople1795410060000,
  CreateLogos1795420000000,
  CreateInvoiceAttachments1795420060000,
  CreateMessages1795430000000,
  TellFeedEnds1795450000000,
  AddSecondFactors1795500000000,
  KeepOriginsOfEvents1795500060000,
  EnqueueInstallationJobs1795510000000,
  CreateLinks1795530000000,
  LoseNoJobThatReplaces1795540000000,
  TellOfAccounts1795550000000,
  AddPaymentReferences1795560000000,
  CreateReminders1795560060000,
  AnchorEvents1795580000000,
  NoteApiKeyAddresses1795580060000,
  KeepMessageFiles1795600000000,
  LinkCreditNotes1795610000000,
  KeepTestBooks1795620000000,
  ErasePersonalData1795630000000,
  TellOverdueByTheDay1795640000000,
  TakeGivenTerms1795640060000,
  EmptyTestBooks1795650000000,
  PauseReminders1795670000000,
  KeepFilesOutside1795680000000,
  EndAccounts1795684017400,
  KeepForYears1795684017500,
  BlockWhatIsKept1795684017600,
  MoveTestClocks1795690170000,
  GroupReminders1795694400000,
  NumberByOrganization1795710000000,
  WriteTermsInStatements1795720000000,
  CreateJobOutbox1795730000000,
  NumberSeveralAtOnce1795740000000,
  RemakeMessages1796200000000,
  NamePayloadOfWaitingJobs1796600000000,
  CreateInvoiceDeductions1796900000000,
  KnowWritersOfWebhooks1797000000000,
  BeginNumbersLater1797400000000,
  BringCreditHome1797410000000,
  CreateRecurringInvoices1797500000000,
  CreateInvoiceSettlements1797680000000,
  TellAmountsOfRecurringInvoices1797680620000,
  CreateQuotes1797680630000,
  CreateBankAccounts1797680640000,
  IndexOpenInvoices1797766100000,
  CreateBankMatches1797766110000,
  InvoiceQuotes1797766190000,
  ExtendInvoices1797790000000,
  IndexQuotes1797790000010,
  BookCertainLines1797790000100,
  SendQuotes1797791000000,
  CreateDataExports1797792000000,
  CreateReceivedFiles1797793000000,
  CreateSuppliers1797793060000,
  CreateBills1797793120000,
  CreatePriceLists1797794000000,
  TellWherePricesComeFrom1797794000010,
  FindByEnds1797796000000,
  NameEveryFile1797796100000,
  NameProducts1797796200000,
  ApplyCreditOnIssue1797796300000,
  ApproveBills1797796400000,
  CreateImports1797796500000,
  CreateInvoiceTemplates1797796600000,
  LimitApiKeys1797796700000,
  PlanPayments1797796800000,
  ImportInvoices1797796900000,
  PayBills1797797000000,
  CreatePaymentRuns1797797000001,
  CreateMatchingRules1797797200000,
  CreateApprovals1797797300000,
  RepeatLinesOnCreditNotes1797797400000,
  MatchBillPayments1797797500000,
  MergeCustomers1797900000000,
  TellMoreOfApprovals1797910000000,
  LimitMembers1797910100000,
  SendReceipts1797920000000,
  WithholdOfInvoices1797940100000,
  BindKeysToLimitsOfTheirMakers1797950100000,
  SettleRests1797960000000,
  KeepRestorations1797970000000,
];
