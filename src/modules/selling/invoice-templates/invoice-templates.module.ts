import { Module } from '@nestjs/common';
import { InvoiceTemplatesController } from './invoice-templates.controller.js';
import { InvoiceTemplatesService } from './invoice-templates.service.js';
import { UseTemplate } from './use/use-template.service.js';

@Module({
  controllers: [InvoiceTemplatesController],
  providers: [InvoiceTemplatesService, UseTemplate],
})
export class InvoiceTemplatesModule {}
