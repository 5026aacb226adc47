import { Module } from '@nestjs/common';
import { ReportsController } from './reports.controller.js';
import { ReportsQueries } from './reports.queries.js';

@Module({ controllers: [ReportsController], providers: [ReportsQueries] })
export class ReportsModule {}
