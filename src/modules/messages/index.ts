export { Composer } from './compose/composer.js';
export { reminderObject } from './compose/message-object.js';
export { queueMessage } from './compose/queue-message.js';
export { MessageDto } from './dto/message.dto.js';
export type { MessageEntity } from './entities/message.entity.js';
export { messageExample } from './messages.examples.js';
export { toMessageDto } from './messages.mapper.js';
export { MessagesModule } from './messages.module.js';
