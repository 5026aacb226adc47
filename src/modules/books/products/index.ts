export { UnitDto } from './dto/create-product.dto.js';
export { ProductEntity } from './entities/product.entity.js';
export { ProductsRepository, type ProposedByProduct } from './products.repository.js';
