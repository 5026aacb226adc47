export { addAccount } from './add-account.js';
export { SupplierEntity } from './entities/supplier.entity.js';
export { SuppliersRepository } from './suppliers.repository.js';
