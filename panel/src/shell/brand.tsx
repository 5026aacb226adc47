import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './brand.module.css';

/** The logo: a tally of five. */
export function Brand() {
  const { t } = useTranslation();
  return (
    <Group gap={10} wrap="nowrap">
      <svg className={classes.sign} viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="8" />
        <path d="M9.5 9v14M14 9v14M18.5 9v14M23 9v14" opacity=".82" />
        <path d="M6.5 20.5 26 11.5" />
      </svg>
      <Text component="span" fw={600} className={classes.name}>
        {t('preferences.brand')}
      </Text>
    </Group>
  );
}
