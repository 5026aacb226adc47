import { Injectable } from '@nestjs/common';
import { Problem } from '../../kernel/problems/problem.js';
import { UnitOfWork, type Principal, type Transaction } from '../../platform/index.js';
import { organizationReset } from './settings.events.js';
import { SettingsRepository, type Settings } from './settings.repository.js';

/** What can be done with test books only. */
@Injectable()
export class TestBooksService {
  constructor(private readonly work: UnitOfWork) {}

  /** Deletes everything that was written into the books, and starts the numbers anew. Raises `test_mode_only`. */
  reset(who: Principal): Promise<Settings> {
    return this.work.run(who, async (tx) => {
      assertTestBooks(tx);
      const settings = new SettingsRepository(tx);
      const before = await settings.lock();
      await settings.emptyTestBooks();
      tx.announce(organizationReset(before));
      return before;
    });
  }
}

function assertTestBooks({ mode }: Transaction): void {
  if (mode === 'test') return;
  throw new Problem('test_mode_only', 'These books are live. Only test books can do this.');
}
