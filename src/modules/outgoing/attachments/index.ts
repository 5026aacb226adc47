export { AttachmentsRepository } from './attachments.repository.js';
