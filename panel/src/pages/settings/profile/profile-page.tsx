import type { Me } from '@countinghouse/client';
import { Code, Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../../../components/facts';
import { LoadFault } from '../../../components/messages';
import { PageHeader } from '../../../components/page-header';
import { useFormats } from '../../../i18n/formats';
import { useMe } from '../../../session/use-session';
import '../../../i18n/people-texts';
import '../../../i18n/account-texts';
import { AccountPanel } from './account-panel';
import { OwnDataPanel } from './own-data-panel';
import { PasswordPanel } from './password-panel';
import classes from './profile-page.module.css';
import { SecondFactorPanel } from './second-factor-panel';
import { SessionsPanel } from './sessions-panel';

/** The signed-in user, their role and their organization. */
export function ProfilePage() {
  const { t } = useTranslation();
  const me = useMe();
  return (
    <>
      <PageHeader title={t('profile.title')} />
      {me.error !== null && <LoadFault error={me.error} onRetry={() => void me.refetch()} />}
      {me.isPending && <Skeleton height={320} radius="lg" />}
      {me.data !== undefined && <AboutMe me={me.data} />}
    </>
  );
}

function AboutMe({ me: { user, organization } }: { me: Me }) {
  const { t } = useTranslation();
  const { currencyName } = useFormats();
  return (
    <div className={classes.sections}>
      <AccountPanel />
      {user !== null && (
        <Facts title={t('profile.user')}>
          <Fact name={t('profile.role')}>
            {t(`profile.role_${user.role}`)}
            <Text size="sm" c="dimmed">
              {t(`profile.roleText_${user.role}`)}
            </Text>
          </Fact>
          <Fact name={t('profile.userId')}>
            <Code>{user.id}</Code>
          </Fact>
        </Facts>
      )}
      <Facts title={t('profile.organization')}>
        <Fact name={t('profile.name')}>{organization.name}</Fact>
        <Fact name={t('profile.currency')}>
          {organization.currency} · {currencyName(organization.currency)}
        </Fact>
        <Fact name={t('profile.timeZone')}>{organization.time_zone}</Fact>
        <Fact name={t('profile.organizationId')}>
          <Code>{organization.id}</Code>
        </Fact>
      </Facts>
      <PasswordPanel />
      <SecondFactorPanel />
      <SessionsPanel />
      <OwnDataPanel />
    </div>
  );
}
