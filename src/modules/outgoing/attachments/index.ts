export { AttachmentsModule } from './attachments.module.js';
export { AttachmentsService } from './attachments.service.js';
export { AttachmentsRepository } from './attachments.repository.js';
