export { AgingBucketDto } from './dto/receivables.dto.js';
export { ReportsModule } from './reports.module.js';
