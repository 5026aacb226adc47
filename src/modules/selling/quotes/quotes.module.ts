import { Global, Module } from '@nestjs/common';
import { QuoteCalculationsController } from './amounts/quote-calculations.controller.js';
import { QuoteCalculations } from './amounts/quote-calculations.service.js';
import { QuoteConversion } from './conversion/quote-conversion.service.js';
import { QuoteInvoicesController } from './conversion/quote-invoices.controller.js';
import { LinkedQuotes } from '../../outgoing/links/index.js';
import { MailedQuotes } from '../../outgoing/messages/index.js';
import { QuoteMessagesController } from './delivery/quote-messages.controller.js';
import { QuoteMessages } from './delivery/quote-messages.service.js';
import { QuotesByLink } from './delivery/quotes-by-link.js';
import { QuotesByMail } from './delivery/quotes-by-mail.js';
import { ExpireQuoteJob } from './jobs/expire-quote.job.js';
import { QuoteLifecycleController } from './lifecycle/quote-lifecycle.controller.js';
import { QuoteLifecycle } from './lifecycle/quote-lifecycle.service.js';
import { QuotePdfController } from './printed/quote-pdf.controller.js';
import { QuotePdfs } from './printed/quote-pdf.service.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';

/** Global, because mails and links, which stand above, ask for what they say of quotes. */
@Global()
@Module({
  controllers: [
    QuotesController,
    QuoteCalculationsController,
    QuoteLifecycleController,
    QuoteInvoicesController,
    QuotePdfController,
    QuoteMessagesController,
  ],
  providers: [
    QuotesService,
    QuoteLifecycle,
    QuoteCalculations,
    QuoteConversion,
    QuotePdfs,
    QuoteMessages,
    ExpireQuoteJob,
    { provide: MailedQuotes, useClass: QuotesByMail },
    { provide: LinkedQuotes, useClass: QuotesByLink },
  ],
  exports: [MailedQuotes, LinkedQuotes],
})
export class QuotesModule {}
