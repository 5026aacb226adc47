import { Module } from '@nestjs/common';
import { MatchingRulesController } from './matching-rules.controller.js';
import { MatchingRulesService } from './matching-rules.service.js';

@Module({ controllers: [MatchingRulesController], providers: [MatchingRulesService] })
export class MatchingRulesModule {}
