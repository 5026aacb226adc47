export { FirstStartService, type FirstStart } from './first-start.service.js';
