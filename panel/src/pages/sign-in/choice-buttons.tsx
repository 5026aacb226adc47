import { UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../i18n/i18n';
import { languages, type Language } from '../../i18n/languages';
import classes from './choice-buttons.module.css';

/** The language, before anybody is signed in. */
export function LanguageButtons() {
  const { t, i18n } = useTranslation();
  return (
    <Choice
      name={t('preferences.language')}
      labels={languages}
      chosen={i18n.language as Language}
      onChoose={(language) => void chooseLanguage(language)}
    />
  );
}

/** Light, dark, or the system's theme, before anybody is signed in. */
export function ThemeButtons() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const labels = {
    auto: t('preferences.themeAuto'),
    light: t('preferences.themeLight'),
    dark: t('preferences.themeDark'),
  };
  return (
    <Choice name={t('preferences.theme')} labels={labels} chosen={colorScheme} onChoose={setColorScheme} />
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly labels: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** Buttons in a row, of which one is pressed. Other controls would double what the sign-in page loads. */
function Choice<Value extends string>({ name, labels, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <div role="group" aria-label={name} className={classes.choice}>
      {(Object.keys(labels) as Value[]).map((value) => (
        <UnstyledButton
          key={value}
          className={classes.button}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {labels[value]}
        </UnstyledButton>
      ))}
    </div>
  );
}
