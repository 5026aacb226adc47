import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal } from '../../../platform/index.js';
import { CredentialsService } from '../../people/auth/index.js';
import { organizationReset } from './settings.events.js';
import { assertTestBooks } from './settings.problems.js';
import { SettingsRepository, type Settings } from './settings.repository.js';

/** What can be done with test books only. */
@Injectable()
export class TestBooksService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: CredentialsService,
  ) {}

  /**
   * Deletes everything that was written into the books, starts the numbers anew, and turns the clock back to real time.
   * Raises `test_mode_only`.
   */
  reset(who: Principal): Promise<Settings> {
    return this.work.run(who, async (tx) => {
      assertTestBooks(tx);
      const settings = new SettingsRepository(tx);
      const before = await settings.lock();
      await settings.emptyTestBooks();
      await this.credentials.announceChange(tx, tx.organizationId);
      tx.announce(organizationReset(before));
      return before;
    });
  }
}
