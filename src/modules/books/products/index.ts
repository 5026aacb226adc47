export { UnitDto } from './dto/product.dto.js';
export { ProductEntity } from './entities/product.entity.js';
