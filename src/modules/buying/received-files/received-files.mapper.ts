import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import type { ReceivedFileDto, ReceivedFileFactsDto } from './dto/received-file.dto.js';
import type { ReceivedFileEntity } from './entities/received-file.entity.js';
import { receivedFiles } from './received-files.resource.js';

/** A file in the form of the API. */
export function toReceivedFileDto(file: ReceivedFileEntity): ReceivedFileDto {
  return { ...toReceivedFileFactsDto(file), filename: file.filename };
}

/** A file as events tell of it. */
export function toReceivedFileFactsDto(file: ReceivedFileEntity): ReceivedFileFactsDto {
  return {
    id: toTypeId(receivedFiles.idPrefix, file.id),
    media_type: file.media_type,
    size: file.size,
    sha256: file.sha256,
    received_at: instantText(file.received_at),
    created_at: instantText(file.created_at),
  };
}
