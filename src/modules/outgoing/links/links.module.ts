import { Module } from '@nestjs/common';
import { CreditNoteLinksController } from './make/credit-note-links.controller.js';
import { QuoteLinksController } from './make/quote-links.controller.js';
import { LinksController } from './links.controller.js';
import { LinksService } from './links.service.js';
import { LinkPages } from './page/link-pages.service.js';

/** What the pages show comes from the module of documents, which is global. */
@Module({
  controllers: [CreditNoteLinksController, LinksController, QuoteLinksController],
  providers: [LinkPages, LinksService],
})
export class LinksModule {}
