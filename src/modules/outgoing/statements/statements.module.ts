import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/index.js';
import { StatementsController } from './statements.controller.js';
import { StatementsService } from './statements.service.js';

/** The paper comes from the module of documents, which is global. */
@Module({
  imports: [MessagesModule],
  controllers: [StatementsController],
  providers: [StatementsService],
})
export class StatementsModule {}
