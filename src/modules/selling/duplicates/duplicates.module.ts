import { Module } from '@nestjs/common';
import { DuplicatesController } from './duplicates.controller.js';
import { DuplicatesService } from './duplicates.service.js';

@Module({ controllers: [DuplicatesController], providers: [DuplicatesService] })
export class DuplicatesModule {}
