import { Module } from '@nestjs/common';
import { AppliedCreditController } from './applied-credit.controller.js';
import { AppliedCreditService } from './applied-credit.service.js';

@Module({ controllers: [AppliedCreditController], providers: [AppliedCreditService] })
export class AppliedCreditModule {}
