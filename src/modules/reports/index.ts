export { agingBuckets, agingOf, type AgingBucket } from './domain/receivables.js';
export { AgingBucketDto } from './dto/receivables.dto.js';
export { ReportsModule } from './reports.module.js';
