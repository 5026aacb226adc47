export { UnitDto } from './dto/create-product.dto.js';
export { ProductTermEntity } from './entities/product-term.entity.js';
export { ProductEntity } from './entities/product.entity.js';
