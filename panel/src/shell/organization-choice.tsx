import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';
import '../i18n/people-texts';
import { useSession } from '../session/use-session';
import { useSwitch } from '../session/use-switch';
import { TestBadge } from '../test-books/test-badge';

/** The other organizations of the user: one press works there, in this tab. */
export function OrganizationChoice() {
  const { t } = useTranslation();
  const session = useSession();
  const { data } = useQuery({
    queryKey: keysOf('organizations').all,
    queryFn: ({ signal }) => api.organizations.list({ signal }),
  });
  const switching = useSwitch();
  const others = data?.data.filter(({ id }) => id !== session?.organization.id) ?? [];
  return (
    <Stack gap="xs">
      {others.length > 0 && (
        <Text size="sm" fw={550}>
          {t('people.switchTo')}
        </Text>
      )}
      {others.map(({ id, name, mode }) => (
        <Button
          key={id}
          variant="default"
          justify="space-between"
          rightSection={mode === 'test' && <TestBadge />}
          loading={switching.isPending && switching.variables === id}
          onClick={() => switching.mutate(id)}
        >
          {name}
        </Button>
      ))}
      <Button
        variant="subtle"
        color="gray"
        justify="flex-start"
        renderRoot={(props) => <Link to="/settings/organizations" {...props} />}
      >
        {t('people.organizations')}
      </Button>
    </Stack>
  );
}
