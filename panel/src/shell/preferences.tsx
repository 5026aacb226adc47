import { Input, NativeSelect, SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../i18n/i18n';
import { languages, type Language } from '../i18n/languages';

/** Language and theme. They belong to this browser, not to the account, so they exist before signing in, too. */
export function Preferences() {
  return (
    <Stack gap="sm">
      <LanguageChoice />
      <ThemeChoice />
    </Stack>
  );
}

/** The language of the panel, each by its own name. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  return (
    <NativeSelect
      label={t('preferences.language')}
      value={i18n.language}
      data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
      onChange={(event) => void chooseLanguage(event.currentTarget.value as Language)}
    />
  );
}

/** Light, dark, or the system's theme. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const id = useId();
  return (
    <Input.Wrapper label={t('preferences.theme')} labelElement="div" labelProps={{ id }}>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        value={colorScheme}
        onChange={(value) => setColorScheme(value as typeof colorScheme)}
        data={[
          { value: 'auto', label: t('preferences.themeAuto') },
          { value: 'light', label: t('preferences.themeLight') },
          { value: 'dark', label: t('preferences.themeDark') },
        ]}
      />
    </Input.Wrapper>
  );
}
