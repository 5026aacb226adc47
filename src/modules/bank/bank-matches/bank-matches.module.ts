import { Module } from '@nestjs/common';
import { BankMatchesController } from './bank-matches.controller.js';
import { BankMatchesQueries } from './bank-matches.queries.js';

@Module({
  controllers: [BankMatchesController],
  providers: [BankMatchesQueries],
})
export class BankMatchesModule {}
