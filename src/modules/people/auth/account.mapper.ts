import { toTypeId } from '../../../kernel/ids/type-id.js';
import { users } from './auth.resource.js';
import type { AccountDto } from './dto/account.dto.js';
import type { UserEntity } from './entities/user.entity.js';

export type Account = Pick<UserEntity, 'id' | 'email' | 'name'>;

/** An account as events show it. */
export function toAccountDto({ id, email, name }: Account, count: number): AccountDto {
  return { id: toTypeId(users.idPrefix, id), email, name, count };
}
