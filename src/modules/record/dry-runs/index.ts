export { DryRunsModule } from './dry-runs.module.js';
