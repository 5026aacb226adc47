import type { SecondFactorSetUp as SetUp } from '@countinghouse/client';
import { Button, Code, Group, List, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { CopyButton } from '../components/copy-button';
import { useNotifyProblem } from '../components/notify';
import { FormTrouble } from '../forms/form-trouble';
import { useSave } from '../forms/use-save';
import '../i18n/security-texts';
import { CodeField } from './code-field';
import { QrCode } from './qr-code';

interface SecondFactorSetUpProps {
  /** Takes the recovery codes, which nobody can see again: whoever shows this shows them until they are stored. */
  readonly onTurnedOn: (codes: readonly string[]) => void;
}

/** Turns the second factor on: a QR code for the authenticator app, and a first code. */
export function SecondFactorSetUp({ onTurnedOn }: SecondFactorSetUpProps) {
  const { t } = useTranslation();
  const notifyProblem = useNotifyProblem();
  const begin = useMutation({ mutationFn: () => api.secondFactor.begin(), onError: notifyProblem });
  if (begin.data !== undefined) return <FirstCode setUp={begin.data} onConfirmed={onTurnedOn} />;
  return (
    <Stack gap="md" align="flex-start">
      <Text size="sm">{t('security.setUpText')}</Text>
      <Button onClick={() => begin.mutate()} loading={begin.isPending}>
        {t('security.setUp')}
      </Button>
    </Stack>
  );
}

function FirstCode({
  setUp,
  onConfirmed,
}: {
  setUp: SetUp;
  onConfirmed: SecondFactorSetUpProps['onTurnedOn'];
}) {
  const { t } = useTranslation();
  const form = useForm({ initialValues: { code: '' } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values) => api.secondFactor.confirm(values),
    onSaved: ({ recovery_codes }) => onConfirmed(recovery_codes),
    onProblem: ({ code }) => {
      if (code !== 'invalid_code') return false;
      form.setFieldError('code', t('security.wrongCode'));
      form.getInputNode('code')?.focus();
      return true;
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" maw={420}>
        <Text size="sm">{t('security.scan')}</Text>
        <QrCode text={setUp.address} label={t('security.qrCode')} />
        <Text size="sm" c="dimmed">
          {t('security.orType')} <Code>{setUp.secret}</Code>
        </Text>
        <CodeField isRecovery={false} input={form.getInputProps('code')} />
        <FormTrouble trouble={trouble} isSaving={isSaving} />
        <Group>
          <Button type="submit" loading={isSaving}>
            {t('security.turnOn')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Shows recovery codes, which nobody can see again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <Stack gap="md" align="flex-start">
      <Text size="sm" role="status">
        {t('security.recoveryText')}
      </Text>
      <List listStyleType="none" aria-label={t('security.recoveryCodes')}>
        {codes.map((code) => (
          <List.Item key={code}>
            <Code>{code}</Code>
          </List.Item>
        ))}
      </List>
      <Group>
        <CopyButton text={codes.join('\n')} label={t('security.recoveryCodes')} />
        <Button onClick={onDone}>{t('security.stored')}</Button>
      </Group>
    </Stack>
  );
}
