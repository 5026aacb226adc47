export { CustomerEntity } from './entities/customer.entity.js';
