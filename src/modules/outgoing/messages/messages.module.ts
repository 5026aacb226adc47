import { Global, Module } from '@nestjs/common';
import { AttachmentsModule } from '../attachments/index.js';
import { MailsUnderWay } from '../../books/invoices/index.js';
import { LeavingMessages } from './deliver/leaving-messages.js';
import { Composer } from './compose/composer.js';
import { CreditNoteMessagesController } from './compose/credit-note-messages.controller.js';
import { InvoiceMessagesController } from './compose/invoice-messages.controller.js';
import { ReceiptMessages } from './compose/receipt-messages.service.js';
import { ReceiptMessagesController } from './compose/receipt-messages.controller.js';
import { AttachmentFiles } from './deliver/attachment-files.js';
import { DeliverMessageService } from './deliver/deliver-message.service.js';
import { RenewedLinks } from './compose/renewed-links.service.js';
import { RenewLinkJob } from './jobs/renew-link.job.js';
import { ReceiptsModule } from '../receipts/index.js';
import { SendReceiptJob } from './jobs/send-receipt.job.js';
import { SendMessageJob } from './jobs/send-message.job.js';
import { MessagesController } from './messages.controller.js';
import { MailSettingsController } from './settings/mail-settings.controller.js';
import { MailTestService } from './settings/mail-test.service.js';
import { MailSettingsService } from './settings/mail-settings.service.js';
import { MailTemplatesController } from './templates/mail-templates.controller.js';
import { MailTemplatesService } from './templates/mail-templates.service.js';
import { MessagesService } from './messages.service.js';

/** The files that go along come from the module of documents, which is global. */
@Global()
@Module({
  imports: [AttachmentsModule, ReceiptsModule],
  controllers: [
    MessagesController,
    InvoiceMessagesController,
    CreditNoteMessagesController,
    ReceiptMessagesController,
    MailSettingsController,
    MailTemplatesController,
  ],
  providers: [
    AttachmentFiles,
    Composer,
    DeliverMessageService,
    MailSettingsService,
    MailTestService,
    MailTemplatesService,
    MessagesService,
    ReceiptMessages,
    RenewedLinks,
    RenewLinkJob,
    SendMessageJob,
    SendReceiptJob,
    { provide: MailsUnderWay, useClass: LeavingMessages },
  ],
  exports: [Composer, MailsUnderWay],
})
export class MessagesModule {}
