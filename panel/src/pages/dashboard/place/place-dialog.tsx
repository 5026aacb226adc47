import type { Organization } from '@countinghouse/client';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../../../api/query-keys';
import { Dialog } from '../../../components/dialog';
import { notifyDone } from '../../../components/notify';
import { CountrySelect } from '../../../forms/country-select';
import { CurrencySelect } from '../../../forms/currency-select';
import { FormTrouble } from '../../../forms/form-trouble';
import { LanguageSelect } from '../../../forms/language-select';
import { TimeZoneSelect } from '../../../forms/time-zone-select';
import { useSave } from '../../../forms/use-save';
import '../../../i18n/customer-texts';
import { organizationChanged } from '../../../session/session-store';
import { savePlace } from './save-place';
import { countryOf, usualIn, type Place } from './usual-place';

interface PlaceDialogProps {
  readonly organization: Organization;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks where the organization is at home, and proposes language, currency and time zone of that country. */
export default function PlaceDialog({ organization, isOpen, onClose }: PlaceDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isForm opened={isOpen} onClose={onClose} title={t('dashboard.stepPlace')} size="lg">
      <PlaceForm organization={organization} onDone={onClose} />
    </Dialog>
  );
}

function PlaceForm({ organization, onDone }: { organization: Organization; onDone: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const form = useForm({ initialValues: firstPlace(organization, ownZone) });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: savePlace,
    toFormPath: (path) => path.replace(/^address\./, ''),
    onSaved: (saved) => {
      organizationChanged(saved);
      for (const kind of ['organization', 'mail-settings', 'me'] as const)
        void queryClient.invalidateQueries({ queryKey: keysOf(kind).all });
      notifyDone(t('common.saved', { name: saved.name }));
      onDone();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {t('dashboard.placeText')}
        </Text>
        <PlaceFields form={form} ownZone={ownZone} />
        <FormTrouble trouble={trouble} isSaving={isSaving} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            aria-keyshortcuts="Control+Enter"
            loading={isSaving}
            disabled={form.values.country === ''}
          >
            {t('common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface PlaceFieldsProps {
  readonly form: UseFormReturnType<Place>;
  readonly ownZone: string;
}

/** Another country proposes its own values. */
function PlaceFields({ form, ownZone }: PlaceFieldsProps) {
  const { t } = useTranslation();
  const country = form.getInputProps('country');
  return (
    <>
      <CountrySelect
        data-autofocus
        clearable={false}
        label={t('customers.addressCountry')}
        {...country}
        onChange={(chosen: string | null) =>
          form.setValues(chosen === null ? { country: '' } : usualIn(chosen, ownZone))
        }
      />
      <LanguageSelect
        clearable={false}
        allowDeselect={false}
        label={t('dashboard.placeLanguage')}
        {...form.getInputProps('locale')}
      />
      <CurrencySelect
        clearable={false}
        allowDeselect={false}
        label={t('dashboard.currency')}
        {...form.getInputProps('currency')}
      />
      <TimeZoneSelect label={t('dashboard.placeTimeZone')} {...form.getInputProps('time_zone')} />
    </>
  );
}

/** What is proposed at first: the place that the browser seems to be in. */
function firstPlace({ address, currency, time_zone }: Organization, ownZone: string): Place {
  const before = { country: address?.country ?? '', locale: 'en', currency, time_zone };
  const country = address?.country ?? countryOf(navigator.language);
  return country == null ? before : { ...before, ...usualIn(country, ownZone) };
}
