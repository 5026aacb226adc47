import { Module } from '@nestjs/common';
import { PaymentRunsController } from './payment-runs.controller.js';
import { PaymentRunsService } from './payment-runs.service.js';

@Module({ controllers: [PaymentRunsController], providers: [PaymentRunsService] })
export class PaymentRunsModule {}
