import { NativeSelect, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../../api/types';
import { DayField } from '../../../fields/day-field';
import { useSession } from '../../../session/use-session';
import { endOf } from '../api-keys/expiry';

/** What a member may do, and until when. The day is one of the user's own time zone. */
export interface RoleValues extends Record<string, unknown> {
  role: Role;
  expires_at: string;
}

const ROLES: readonly Role[] = ['admin', 'bookkeeper', 'member', 'viewer', 'auditor'];

interface RoleForm {
  readonly values: RoleValues;
  getInputProps(path: 'role' | 'expires_at'): object;
}

/** The role, what it means, and the day on which the membership ends. Only an owner can name another one. */
export function RoleFields({ form }: { form: RoleForm }) {
  const { t } = useTranslation();
  const isOwner = useSession()?.user.role === 'owner';
  const roles = isOwner ? (['owner', ...ROLES] as const) : ROLES;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <NativeSelect
        label={t('profile.role')}
        description={t(`profile.roleText_${form.values.role}`)}
        data={roles.map((role) => ({ value: role, label: t(`profile.role_${role}`) }))}
        {...form.getInputProps('role')}
      />
      {form.values.role !== 'owner' && (
        <DayField
          label={t('people.until')}
          description={t('people.untilHint')}
          {...form.getInputProps('expires_at')}
        />
      )}
    </SimpleGrid>
  );
}

/** The role in the form of the API. */
export function termsOf({ role, expires_at }: RoleValues): { role: Role; expires_at?: string } {
  if (expires_at === '' || role === 'owner') return { role };
  return { role, expires_at: endOf(expires_at) };
}
