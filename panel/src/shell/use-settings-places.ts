import type { HistoryState, LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import '../i18n/people-texts';
import '../i18n/security-texts';

/** A page to go to. */
export interface Place {
  readonly label: string;
  readonly to: NonNullable<LinkProps['to']>;
  /** What the page does when it is shown. */
  readonly state?: HistoryState;
}

/** The pages of the settings: the company and its documents, people, programs, and the user. */
export function useSettingsPlaces(): readonly Place[] {
  const { t } = useTranslation();
  return [
    { to: '/settings/organization', label: t('shell.settingsOrganization') },
    { to: '/settings/documents', label: t('shell.settingsDocuments') },
    { to: '/settings/numbering', label: t('shell.settingsNumbering') },
    { to: '/settings/mail', label: t('shell.settingsMail') },
    { to: '/settings/reminders', label: t('shell.settingsReminders') },
    { to: '/settings/members', label: t('people.members') },
    { to: '/settings/security', label: t('security.title') },
    { to: '/settings/audit', label: t('security.audit') },
    { to: '/settings/privacy', label: t('security.privacy') },
    { to: '/settings/export', label: t('security.export') },
    { to: '/settings/api', label: t('shell.settingsApi') },
    { to: '/settings/webhooks', label: t('shell.settingsWebhooks') },
    { to: '/settings/profile', label: t('shell.settingsProfile') },
  ];
}
