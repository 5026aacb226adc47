import { Module } from '@nestjs/common';
import { SuppliersController } from './suppliers.controller.js';
import { SuppliersService } from './suppliers.service.js';

@Module({ controllers: [SuppliersController], providers: [SuppliersService] })
export class SuppliersModule {}
