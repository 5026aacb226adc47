import type { Member } from '@countinghouse/client';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Dialog } from '../../../components/dialog';
import { notifyDone } from '../../../components/notify';
import { FormTrouble } from '../../../forms/form-trouble';
import { useSave } from '../../../forms/use-save';
import { dayHere } from '../api-keys/expiry';
import { RoleFields, termsOf, type RoleValues } from './role-fields';

interface MemberDialogProps {
  /** Undefined while the dialog is closed. */
  readonly member: Member | undefined;
  readonly onClose: () => void;
}

/** Changes what a member may do. It takes effect at once. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation();
  const title = t('people.memberTitle', { name: member?.name ?? '' });
  return (
    <Dialog isForm opened={member !== undefined} onClose={onClose} title={title} size="lg">
      {member !== undefined && <MemberForm key={member.id} member={member} onDone={onClose} />}
    </Dialog>
  );
}

function MemberForm({ member, onDone }: { member: Member; onDone: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { id, name, version, role, expires_at } = member;
  const day = expires_at === null ? '' : dayHere(new Date(expires_at));
  const form = useForm<RoleValues>({ initialValues: { role, expires_at: day } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values) => api.members.update(id, termsOf(values), { ifVersion: version }),
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: keysOf('members').all });
      notifyDone(t('common.saved', { name }));
      onDone();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {t('people.memberText')}
        </Text>
        <RoleFields form={form} />
        <FormTrouble trouble={trouble} isSaving={isSaving} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
