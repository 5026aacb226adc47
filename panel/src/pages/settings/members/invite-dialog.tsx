import type { CreatedInvitation } from '@countinghouse/client';
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { CopyButton } from '../../../components/copy-button';
import { Dialog } from '../../../components/dialog';
import { FormTrouble } from '../../../forms/form-trouble';
import { useSave } from '../../../forms/use-save';
import { RoleFields, termsOf, type RoleValues } from './role-fields';

interface InviteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Invites somebody, and shows the link once where no mail brings it. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const [made, setMade] = useState<CreatedInvitation>();
  const close = (): void => {
    setMade(undefined);
    onClose();
  };
  return (
    <Dialog isForm opened={isOpen} onClose={close} title={t('people.inviteTitle')} size="lg">
      {made === undefined ? (
        <InviteForm onMade={setMade} onCancel={close} />
      ) : (
        <InvitationLink made={made} onDone={close} />
      )}
    </Dialog>
  );
}

const empty: RoleValues & { email: string } = { email: '', role: 'bookkeeper', expires_at: '' };

function InviteForm({
  onMade,
  onCancel,
}: {
  onMade: (made: CreatedInvitation) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useForm({ initialValues: empty });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values, key) =>
      api.invitations.create({ email: values.email, ...termsOf(values) }, { idempotencyKey: key }),
    onSaved: (made) => {
      void queryClient.invalidateQueries({ queryKey: keysOf('invitations').all });
      onMade(made);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <TextInput
          withAsterisk
          label={t('signIn.email')}
          type="email"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <RoleFields form={form} />
        <FormTrouble trouble={trouble} isSaving={isSaving} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('people.invite')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The link of an invitation. Without a token it goes by mail. */
export function InvitationLink({ made, onDone }: { made: CreatedInvitation; onDone: () => void }) {
  const { t } = useTranslation();
  const { email, token } = made;
  if (token === null) {
    return (
      <Stack gap="lg">
        <Text size="sm">{t('people.linkSent', { email })}</Text>
        <Done onDone={onDone} />
      </Stack>
    );
  }
  const link = `${location.origin}/accept-invitation#${token}`;
  return (
    <Stack gap="lg">
      <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={18} />}>
        {t('people.linkOnce', { email })}
      </Alert>
      <TextInput readOnly label={t('people.link')} value={link} onFocus={(event) => event.target.select()} />
      <Group justify="space-between">
        <CopyButton text={link} label={t('people.link')} data-autofocus />
        <Done onDone={onDone} />
      </Group>
    </Stack>
  );
}

function Done({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  return <Button onClick={onDone}>{t('people.done')}</Button>;
}
