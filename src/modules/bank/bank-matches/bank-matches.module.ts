import { Global, Module } from '@nestjs/common';
import { MatchedLines } from '../../books/payments/index.js';
import { CertainLinesController } from './certain-lines.controller.js';
import { CertainLines } from './certain-lines.service.js';
import { BookCertainJob } from './jobs/book-certain.job.js';
import { BankMatchesController } from './bank-matches.controller.js';
import { BankMatchesQueries } from './bank-matches.queries.js';
import { BankMatchesService } from './bank-matches.service.js';
import { LinesOfPayments } from './held-lines.js';

/** Payments free their lines through it. */
@Global()
@Module({
  controllers: [BankMatchesController, CertainLinesController],
  providers: [
    BankMatchesQueries,
    BankMatchesService,
    CertainLines,
    BookCertainJob,
    { provide: MatchedLines, useClass: LinesOfPayments },
  ],
  exports: [MatchedLines],
})
export class BankMatchesModule {}
