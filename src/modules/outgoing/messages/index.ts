export { Composer, type PreviewedMessage } from './compose/composer.js';
export { MailedQuotes, type MailedQuote } from './compose/mailed-quotes.js';
export { quoteObject } from './compose/quote-object.js';
export { invoiceObject, statementObject } from './compose/message-object.js';
export {
  queueInPlaceOf,
  queueMessage,
  remindWithoutPaid,
  type MessageOrder,
} from './compose/queue-message.js';
export {
  reminderObject,
  remindersObject,
  type Asking,
  type LinkedInvoice,
} from './compose/reminder-object.js';
export { subjectOf } from './domain/message.js';
export { MessageFilesRepository } from './deliver/message-files.repository.js';
export { MessagePreviewDto } from './dto/message-content.dto.js';
export { MessageDto } from './dto/message.dto.js';
export { WriteMessageDto } from './dto/send.dto.js';
export type { MessageEntity } from './entities/message.entity.js';
export { messageExample } from './messages.examples.js';
export { toMessageDto, toMessagePreviewDto } from './messages.mapper.js';
export { MessagesRepository } from './messages.repository.js';
export { MessagesModule } from './messages.module.js';
