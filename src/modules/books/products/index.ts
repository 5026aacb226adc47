export { UnitDto } from './dto/create-product.dto.js';
export { ProductEntity } from './entities/product.entity.js';
