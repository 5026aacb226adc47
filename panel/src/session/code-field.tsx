import { Button, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import '../i18n/security-texts';

interface CodeFieldProps {
  /** Whether it takes a recovery code in place of one of the app. */
  readonly isRecovery: boolean;
  readonly input: GetInputPropsReturnType;
}

/** The code of an authenticator app, or a recovery code. */
export function CodeField({ isRecovery, input }: CodeFieldProps) {
  const { t } = useTranslation();
  return isRecovery ? (
    <TextInput
      key="recovery"
      label={t('security.recoveryCode')}
      description={t('security.recoveryHint')}
      autoComplete="off"
      autoFocus
      data-autofocus
      {...input}
    />
  ) : (
    <TextInput
      key="code"
      label={t('security.code')}
      description={t('security.codeHint')}
      autoComplete="one-time-code"
      inputMode="numeric"
      autoFocus
      data-autofocus
      {...input}
    />
  );
}

interface OtherCodeProps {
  readonly isRecovery: boolean;
  readonly onChange: (isRecovery: boolean) => void;
}

/** Changes between codes of the app and recovery codes. */
export function OtherCode({ isRecovery, onChange }: OtherCodeProps) {
  const { t } = useTranslation();
  return (
    <Button variant="subtle" onClick={() => onChange(!isRecovery)}>
      {isRecovery ? t('security.useCode') : t('security.useRecovery')}
    </Button>
  );
}
