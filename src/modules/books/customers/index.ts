export { CustomerDocuments, type StateOfDocuments } from './customer-documents.js';
export { CustomerPriceLists } from './customer-price-lists.js';
export { toCustomerDto } from './customers.mapper.js';
export { hasUnsettledDocuments } from './customers.problems.js';
export { CustomersRepository } from './customers.repository.js';
export { CustomerDto } from './dto/customer.dto.js';
export { CustomerEntity } from './entities/customer.entity.js';
