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
import { setBooksAhead } from './books-clock';
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
      {clock !== undefined && <ClockForm today={clock.today} time={clock.now.slice(10)} onDone={onClose} />}
    </Dialog>
  );
}

interface ClockFormProps {
  readonly today: string;
  /** The time of day, which stays as it is. */
  readonly time: string;
  readonly onDone: () => void;
}

function ClockForm({ today, time, onDone }: ClockFormProps) {
  const { t } = useTranslation();
  const { day, count } = useFormats();
  const queryClient = useQueryClient();
  const form = useForm({ initialValues: { now: dayAfter(today, 1) } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: ({ now }) => api.organization.moveClock({ now: `${now}${time}` }),
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
