import { Module } from '@nestjs/common';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';
import { TestBooksController } from './test-books.controller.js';
import { TestBooksService } from './test-books.service.js';

@Module({
  controllers: [SettingsController, TestBooksController],
  providers: [SettingsService, TestBooksService],
})
export class SettingsModule {}
