export { CreateProductDto, UnitDto } from './dto/create-product.dto.js';
export { toProductDto } from './products.mapper.js';
export { ProductEntity } from './entities/product.entity.js';
export { ProductsModule } from './products.module.js';
export { nameProducts, renameProducts, type ProductNames } from './named-products.js';
export { ProductsRepository, type ProposedByProduct } from './products.repository.js';
export { ProductsService } from './products.service.js';
