export { RemindersModule } from './reminders.module.js';
