import type { Clock } from '@countinghouse/client';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { Dialog } from '../components/dialog';
import { notifyDone } from '../components/notify';
import { DayField } from '../fields/day-field';
import { dayAfter } from '../fields/day-text';
import { FormTrouble } from '../forms/form-trouble';
import { useSave } from '../forms/use-save';
import { useFormats } from '../i18n/formats';
import '../i18n/test-books-texts';
import { useSession } from '../session/use-session';
import { setBooksAhead } from './books-clock';
import { instantOn } from './instant-on';
import { useBooksClock } from './use-books-clock';

interface ClockDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Moves the clock of the test books that are open. */
export function ClockDialog({ isOpen, onClose }: ClockDialogProps) {
  const { t } = useTranslation();
  const clock = useBooksClock();
  return (
    <Dialog isForm opened={isOpen} onClose={onClose} title={t('testBooks.moveClock')}>
      {clock !== undefined && <ClockForm clock={clock} onDone={onClose} />}
    </Dialog>
  );
}

interface ClockFormProps {
  readonly clock: Clock;
  readonly onDone: () => void;
}

function ClockForm({ clock: { today, now }, onDone }: ClockFormProps) {
  const { t } = useTranslation();
  const { day, count } = useFormats();
  const timeZone = useSession()?.organization.time_zone;
  const queryClient = useQueryClient();
  const form = useForm({ initialValues: { now: dayAfter(today, 1) } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (said) => api.organization.moveClock({ now: instantOn(said.now, { now, timeZone }) }),
    onSaved: (clock) => {
      setBooksAhead(clock.ahead_seconds * 1_000);
      notifyDone(t('testBooks.clockMoved', { day: day(clock.today), jobs: count(clock.jobs_run) }));
      void queryClient.invalidateQueries();
      onDone();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Text size="sm">{t('testBooks.moveClockText', { day: day(today) })}</Text>
        <DayField label={t('testBooks.newDay')} data-autofocus {...form.getInputProps('now')} />
        <FormTrouble trouble={trouble} isSaving={isSaving} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('testBooks.moveClock')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
