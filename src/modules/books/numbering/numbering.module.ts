import { Module } from '@nestjs/common';
import { NumberSeriesController } from './number-series.controller.js';
import { NumberingQueries } from './numbering.queries.js';

@Module({ controllers: [NumberSeriesController], providers: [NumberingQueries] })
export class NumberingModule {}
