export { toCustomerDto } from './customers.mapper.js';
export { CustomersRepository } from './customers.repository.js';
export { CustomerDto } from './dto/customer.dto.js';
export { CustomerEntity } from './entities/customer.entity.js';
