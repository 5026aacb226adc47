export { toCustomerDto } from './customers.mapper.js';
export { CustomersRepository } from './customers.repository.js';
export { CustomerDto } from './dto/customer.dto.js';
export { CustomerTermEntity } from './entities/customer-term.entity.js';
export { CustomerEntity } from './entities/customer.entity.js';
