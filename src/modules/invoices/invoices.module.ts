import { Module } from '@nestjs/common';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesQueries } from './invoices.queries.js';
import { InvoicesService } from './invoices.service.js';

@Module({ controllers: [InvoicesController], providers: [InvoicesService, InvoicesQueries] })
export class InvoicesModule {}
