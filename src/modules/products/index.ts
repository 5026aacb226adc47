export { ProductEntity } from './entities/product.entity.js';
