import { CreateProductDto } from './create-product.dto.js';

/** An update replaces a product wholly, so it takes what create takes. */
export class UpdateProductDto extends CreateProductDto {}
