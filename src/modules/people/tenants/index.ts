export { TenantsModule } from './tenants.module.js';
