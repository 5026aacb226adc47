import { Module, type DynamicModule } from '@nestjs/common';
import { AnchorsModule } from './modules/record/anchors/anchors.module.js';
import { AttachmentsModule } from './modules/outgoing/attachments/attachments.module.js';
import { AuthModule } from './modules/people/auth/auth.module.js';
import { AppliedCreditModule } from './modules/books/applied-credit/applied-credit.module.js';
import { CorrectionsModule } from './modules/books/corrections/corrections.module.js';
import { CreditNotesModule } from './modules/books/credit-notes/credit-notes.module.js';
import { CustomersModule } from './modules/books/customers/customers.module.js';
import { DocumentsModule } from './modules/outgoing/documents/documents.module.js';
import { ApprovalsModule } from './modules/record/approvals/approvals.module.js';
import { DryRunsModule } from './modules/record/dry-runs/dry-runs.module.js';
import { McpModule } from './modules/record/mcp/mcp.module.js';
import { DuplicatesModule } from './modules/selling/duplicates/duplicates.module.js';
import { EventsModule } from './modules/record/events/events.module.js';
import { FirstStartModule } from './modules/people/first-start/first-start.module.js';
import { InvoicesModule } from './modules/books/invoices/invoices.module.js';
import { LinksModule } from './modules/outgoing/links/links.module.js';
import { MembersModule } from './modules/people/members/members.module.js';
import { MessagesModule } from './modules/outgoing/messages/messages.module.js';
import { NumberingModule } from './modules/books/numbering/numbering.module.js';
import { ReceivablesModule } from './modules/books/receivables/receivables.module.js';
import { PaymentsModule } from './modules/books/payments/payments.module.js';
import { CustomerMergesModule } from './modules/record/customer-merges/customer-merges.module.js';
import { PrivacyModule } from './modules/record/privacy/privacy.module.js';
import { ProductsModule } from './modules/books/products/products.module.js';
import { ReceiptsModule } from './modules/outgoing/receipts/receipts.module.js';
import { RemindersModule } from './modules/outgoing/reminders/reminders.module.js';
import { RecurringInvoicesModule } from './modules/selling/recurring-invoices/recurring-invoices.module.js';
import { ReportsModule } from './modules/books/reports/reports.module.js';
import { SettingsModule } from './modules/books/settings/settings.module.js';
import { StatementsModule } from './modules/outgoing/statements/statements.module.js';
import { TenantsModule } from './modules/people/tenants/tenants.module.js';
import { WebhooksModule } from './modules/record/webhooks/webhooks.module.js';
import { InvoiceTemplatesModule } from './modules/selling/invoice-templates/index.js';
import { QuotesModule } from './modules/selling/quotes/quotes.module.js';
import { BankAccountsModule } from './modules/bank/bank-accounts/bank-accounts.module.js';
import { BankMatchesModule } from './modules/bank/bank-matches/bank-matches.module.js';
import { BankStatementsModule } from './modules/bank/bank-statements/bank-statements.module.js';
import { PriceListsModule } from './modules/books/price-lists/price-lists.module.js';
import { BillMatchesModule } from './modules/buying/bill-matches/bill-matches.module.js';
import { BillPaymentsModule } from './modules/buying/bill-payments/bill-payments.module.js';
import { PaymentRunsModule } from './modules/buying/payment-runs/payment-runs.module.js';
import { BillsModule } from './modules/buying/bills/bills.module.js';
import { ReceivedFilesModule } from './modules/buying/received-files/received-files.module.js';
import { SuppliersModule } from './modules/buying/suppliers/suppliers.module.js';
import { DataExportsModule } from './modules/record/data-exports/data-exports.module.js';
import { ImportsModule } from './modules/record/imports/imports.module.js';
import { MatchingRulesModule } from './modules/bank/matching-rules/matching-rules.module.js';
import type { DataSource } from './platform/books/data-source.js';
import { DatabaseModule } from './platform/books/database.module.js';
import type { ClockWatch } from './platform/books/clock-watch.js';
import type { Notifications } from './platform/books/notifications.js';
import type { DatabaseMonitor } from './platform/books/database-monitor.js';
import type { Replica } from './platform/books/replica/replica.js';
import type { RateLimits } from './platform/edge/rate-limit/rate-limits.js';
import type { InstallationRules } from './platform/contract/installation-rules.js';
import type { InstallationSecret } from './platform/contract/installation-secret.js';
import type { JobQueues } from './platform/books/jobs/job-queues.js';
import type { Files } from './platform/files/files.js';
import type { Log } from './platform/signals/log.js';
import type { Mailer } from './platform/mail/mailer.js';
import type { Outbound } from './platform/outbound/outbound.js';
import type { Secrets } from './platform/secrets/secrets.js';
import type { Engines } from './engines/engines.js';
import { PlatformModule } from './platform/platform.module.js';
import type { Clock } from './platform/contract/clock.js';

/** What the modules are given ready-made: connections, the job queue, the clock, the log, the secrets. */
export interface Surroundings {
  readonly dataSource: DataSource;
  readonly notifications: Notifications;
  readonly clock: Clock;
  readonly clocks: ClockWatch;
  readonly watch: DatabaseMonitor;
  /** A copy of the database that answers reports; absent without one. */
  readonly replica?: Replica | undefined;
  readonly jobs: JobQueues;
  readonly log: Log;
  readonly secret: InstallationSecret;
  readonly secrets: Secrets;
  readonly outbound: Outbound;
  readonly mailer: Mailer;
  readonly files: Files;
  readonly limits: RateLimits;
  /** The defaults, if absent. */
  readonly rules?: InstallationRules;
  /** All engines, if absent. */
  readonly engines?: Engines;
  /** The folder of fonts for scripts that the service has none for. */
  readonly fontsFolder?: string | undefined;
}

/** The root module: the only list of modules. */
@Module({
  imports: [
    AnchorsModule,
    AppliedCreditModule,
    AttachmentsModule,
    AuthModule,
    CorrectionsModule,
    CreditNotesModule,
    CustomersModule,
    DryRunsModule,
    ApprovalsModule,
    DuplicatesModule,
    RecurringInvoicesModule,
    EventsModule,
    FirstStartModule,
    InvoicesModule,
    LinksModule,
    McpModule,
    MembersModule,
    MessagesModule,
    NumberingModule,
    PaymentsModule,
    ReceivablesModule,
    CustomerMergesModule,
    PrivacyModule,
    ProductsModule,
    ReceiptsModule,
    RemindersModule,
    ReportsModule,
    SettingsModule,
    StatementsModule,
    TenantsModule,
    WebhooksModule,
    InvoiceTemplatesModule,
    QuotesModule,
    BankAccountsModule,
    BankStatementsModule,
    BankMatchesModule,
    PriceListsModule,
    ReceivedFilesModule,
    SuppliersModule,
    BillsModule,
    BillMatchesModule,
    BillPaymentsModule,
    PaymentRunsModule,
    DataExportsModule,
    ImportsModule,
    MatchingRulesModule,
  ],
})
export class AppModule {
  static in(surroundings: Surroundings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.using(surroundings),
        DatabaseModule.using(surroundings),
        DocumentsModule.using(surroundings),
      ],
    };
  }
}
