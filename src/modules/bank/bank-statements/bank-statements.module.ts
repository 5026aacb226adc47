import { Module } from '@nestjs/common';
import { BankLinesController } from './lines/bank-lines.controller.js';
import { BankLinesService } from './lines/bank-lines.service.js';
import { BankStatementsController } from './bank-statements.controller.js';
import { BankStatementsService } from './bank-statements.service.js';
import { StatementImport } from './import/statement-import.service.js';

@Module({
  controllers: [BankStatementsController, BankLinesController],
  providers: [BankStatementsService, BankLinesService, StatementImport],
})
export class BankStatementsModule {}
