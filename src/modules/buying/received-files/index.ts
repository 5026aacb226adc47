export { ReceivedFileEntity } from './entities/received-file.entity.js';
export { ReceivedFilesRepository } from './received-files.repository.js';
export { orderSweep } from './sweep-order.js';
