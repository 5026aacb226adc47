export { addressOf } from './domain/tried-request.js';
export { DryRunDto } from './dto/dry-run.dto.js';
export { toDryRunDto } from './dry-runs.mapper.js';
export { DryRunsModule } from './dry-runs.module.js';
export { DryRunsService } from './dry-runs.service.js';
export { jsonOf, type Report } from './tried-answer.js';
export { preflightAfter } from './domain/preflight-after.js';
