import { Injectable } from '@nestjs/common';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import {
  newPrincipal,
  UnitOfWork,
  once,
  zipOf,
  type ArchiveFile,
  type Principal,
} from '../../../platform/index.js';
import {
  accountEvent,
  AccountEventsRepository,
  causeOf,
  MembershipsRepository,
  CredentialsService,
  UsersRepository,
  type Place,
  type UserEntity,
} from '../../people/auth/index.js';
import { users } from '../../people/auth/auth.resource.js';
import { AccountCopiesRepository, MemberCopiesRepository } from './account-copies.repository.js';
import { copiedOfMember, copiedOfUser, notCopiedOfUser, type CopiedOfUser } from './domain/account-copy.js';
import { jsonList } from './json-list.js';
import { publicForm } from '../data-exports/index.js';

/** Whose copy it is, and where the user is a member. */
interface Copied {
  readonly who: Principal;
  readonly user: UserEntity;
  readonly places: readonly Place[];
}

type MemberFile = keyof typeof copiedOfMember;

/** Gives users everything that is stored of them, each part read when those before it have been sent. */
@Injectable()
export class AccountCopies {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: CredentialsService,
  ) {}

  /** The bytes of a ZIP. */
  async copy(who: Principal): Promise<AsyncIterable<Buffer>> {
    const { at, ...copied } = await this.work.runControl(async (tx) => {
      const user = await new UsersRepository(tx).existing(who.id ?? '');
      const places = await new MembershipsRepository(tx, this.credentials).placesOf(user.id);
      const event = accountEvent('data_exported', user);
      await new AccountEventsRepository(tx).tell(event, { cause: causeOf(who) });
      return { who, user, places, at: tx.now };
    });
    return zipOf(this.files(copied, at), at);
  }

  private *files(copied: Copied, at: Date): Generator<ArchiveFile> {
    const about = JSON.stringify(aboutAccountCopy(copied, at), null, 2);
    yield { name: 'about.json', content: once(Buffer.from(about)) };
    for (const one of copiedOfUser) {
      yield { name: `${one.table}.json`, content: jsonList(this.ofUser(copied, one)) };
    }
    for (const file of Object.keys(copiedOfMember) as MemberFile[]) {
      yield { name: `${file}.json`, content: jsonList(this.ofMember(copied, file)) };
    }
  }

  private async *ofUser({ user }: Copied, copied: CopiedOfUser): AsyncGenerator<readonly string[]> {
    const value = copied.of === 'id' ? user.id : user.email;
    const rows = await this.work.runControl((tx) => new AccountCopiesRepository(tx).rows(copied, value));
    yield rows.map((row) => publicForm(copied.table, row));
  }

  private async *ofMember({ user, places }: Copied, file: MemberFile): AsyncGenerator<readonly string[]> {
    for (const { organization_id: organizationId } of places) {
      let after: string | undefined;
      do {
        const from: string | undefined = after;
        const rows = await this.work.read(memberOf(organizationId, user.id), (tx) =>
          new MemberCopiesRepository(tx).part(file, user.id, from),
        );
        yield rows.map(({ text }) => publicForm(copiedOfMember[file], text));
        after = rows.at(-1)?.place;
      } while (after !== undefined);
    }
  }
}

/** Reads nothing but what the statements of the copy name. */
function memberOf(organizationId: string, id: string): Principal {
  return newPrincipal({ organizationId, kind: 'user', id, scopes: new Set(), manages: false });
}

/** What stands in the archive: its first file. */
function aboutAccountCopy({ user, places }: Copied, at: Date): object {
  return {
    user_id: toTypeId(users.idPrefix, user.id),
    made_at: instantText(at),
    organizations: places.map(({ name, role }) => ({ name, role })),
    note:
      'Everything that is stored of you, as it is stored: your account, and what the organizations that you are a ' +
      'member of have noted. What you did is in actions.json, without the data of others that it was about. An ' +
      'organization that you are no member of any more is asked itself.',
    files: [...copiedOfUser.map(({ table }) => table), ...Object.keys(copiedOfMember)].map((name) => ({
      name: `${name}.json`,
    })),
    left_out: Object.entries(notCopiedOfUser).map(([name, because]) => ({ name, because })),
  };
}
