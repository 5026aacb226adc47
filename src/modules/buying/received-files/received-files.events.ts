import type { DomainEvent } from '../../../platform/index.js';
import type { ReceivedFileEntity } from './entities/received-file.entity.js';
import { toReceivedFileFactsDto } from './received-files.mapper.js';

export function receivedFileCreated(file: ReceivedFileEntity): DomainEvent {
  return { type: 'received_file.created', objectId: file.id, object: toReceivedFileFactsDto(file) };
}

export function receivedFileDeleted(file: ReceivedFileEntity): DomainEvent {
  return { type: 'received_file.deleted', objectId: file.id, object: toReceivedFileFactsDto(file) };
}
