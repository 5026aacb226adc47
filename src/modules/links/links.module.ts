import { Module } from '@nestjs/common';
import { LinksController } from './links.controller.js';
import { LinksService } from './links.service.js';
import { InvoicePages } from './page/invoice-pages.service.js';

/** What the pages show comes from the module of documents, which is global. */
@Module({ controllers: [LinksController], providers: [InvoicePages, LinksService] })
export class LinksModule {}
