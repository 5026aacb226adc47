export { ReceivedFileEntity } from './entities/received-file.entity.js';
export { ReceivedFilesModule } from './received-files.module.js';
