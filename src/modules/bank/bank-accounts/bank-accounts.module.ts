import { Module } from '@nestjs/common';
import { BankAccountsController } from './bank-accounts.controller.js';
import { BankAccountsService } from './bank-accounts.service.js';

@Module({ controllers: [BankAccountsController], providers: [BankAccountsService] })
export class BankAccountsModule {}
