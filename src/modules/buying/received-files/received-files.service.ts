import { Injectable } from '@nestjs/common';
import { Files, UnitOfWork, type FileAnswer, type Principal } from '../../../platform/index.js';
import { savedName } from './domain/file-name.js';
import { newFile, type FileDetails } from './domain/received-file.js';
import type { ReceivedFileEntity } from './entities/received-file.entity.js';
import { receivedFileCreated, receivedFileDeleted } from './received-files.events.js';
import { isNamed } from './received-files.problems.js';
import { ReceivedFilesRepository } from './received-files.repository.js';
import { orderSweep, unnamedUntil } from './sweep-order.js';

/** What others have sent to an organization, as it came. */
@Injectable()
export class ReceivedFilesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: Files,
  ) {}

  /** Stores a file, or finds the one with the same bytes. Raises `validation_failed` for any other type. */
  receive(who: Principal, details: FileDetails): Promise<ReceivedFileEntity> {
    const file = newFile(details);
    return this.work.run(who, async (tx) => {
      const repository = new ReceivedFilesRepository(tx);
      const { is_new, ...received } = await repository.receive(file);
      orderSweep(tx, received.id);
      if (!is_new) return received;
      const content = await this.files.keep(tx, { content: file.content, sha256: file.digest });
      await repository.storeContent(received.id, { content, sha256: file.digest });
      tx.announce(receivedFileCreated(received));
      return received;
    });
  }

  /** Raises `not_found`. */
  get(who: Principal, id: string): Promise<ReceivedFileEntity> {
    return this.work.read(who, (tx) => new ReceivedFilesRepository(tx).get(id));
  }

  /** The file with its bytes. Raises `not_found`. */
  async content(who: Principal, id: string): Promise<FileAnswer> {
    const file = await this.work.run(who, async (tx) => {
      const repository = new ReceivedFilesRepository(tx);
      const { filename, media_type } = await repository.get(id);
      return { ...(await repository.contentOf(id)), media_type, filename: savedName(filename, media_type) };
    });
    return this.files.whole(who.organizationId, file);
  }

  /** Deletes a file for good. Raises `not_found`, and `invalid_state_transition` while something names it. */
  delete(who: Principal, id: string): Promise<void> {
    return this.work.run(who, async (tx) => {
      const repository = new ReceivedFilesRepository(tx);
      const file = repository.existing(await repository.lockById(id));
      if (!(await repository.deleteUnlessNamed(id))) throw isNamed();
      tx.announce(receivedFileDeleted(file));
    });
  }

  /** Deletes a file that was last received long ago and is not named. */
  sweep(who: Principal, id: string): Promise<void> {
    return this.work.run(who, async (tx) => {
      const repository = new ReceivedFilesRepository(tx);
      const file = await repository.lockById(id);
      if (file === undefined || unnamedUntil(file.received_at) > tx.now) return;
      if (await repository.deleteUnlessNamed(id)) tx.announce(receivedFileDeleted(file));
    });
  }
}
