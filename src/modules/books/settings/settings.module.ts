import { Module } from '@nestjs/common';
import { AuthModule } from '../../people/auth/index.js';
import { ClockController } from './clock.controller.js';
import { ClockService } from './clock.service.js';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';
import { TestBooksController } from './test-books.controller.js';
import { TestBooksService } from './test-books.service.js';

@Module({
  imports: [AuthModule],
  controllers: [SettingsController, ClockController, TestBooksController],
  providers: [SettingsService, ClockService, TestBooksService],
})
export class SettingsModule {}
