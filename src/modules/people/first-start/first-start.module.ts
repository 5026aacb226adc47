import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { FirstStartService } from './first-start.service.js';

@Module({ imports: [AuthModule], providers: [FirstStartService] })
export class FirstStartModule {}
