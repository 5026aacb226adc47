import type { PriceList } from '@countinghouse/client';
import { useForm } from '@mantine/form';
import type { LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { ConflictDialog } from '../forms/conflict-dialog';
import { decimalCheck } from '../forms/decimal-faults';
import { FormActions } from '../forms/form-actions';
import { metadataPath } from '../forms/metadata';
import { MetadataFields } from '../forms/metadata-fields';
import { UnsavedChanges } from '../forms/unsaved-changes';
import { useEdit } from '../forms/use-edit';
import { useSave } from '../forms/use-save';
import { useSession } from '../session/use-session';
import { PriceEntries } from './price-entries';
import { PriceListBasics, PriceListRest } from './price-list-fields';
import {
  priceListBody,
  priceListValues,
  type PriceListFields,
  type PriceListValues,
} from './price-list-values';
import { usePriceListLabels } from './use-price-list-labels';
import '../i18n/price-list-texts';

interface NewPriceListFormProps {
  readonly onSaved: (list: PriceList) => void;
  readonly cancel: LinkProps;
}

/** The form of a new price list. */
export function NewPriceListForm({ onSaved, cancel }: NewPriceListFormProps) {
  const { t } = useTranslation();
  const form = usePriceListForm();
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values, key) => api.priceLists.create(priceListBody(values), { idempotencyKey: key }),
    onSaved: (list) => {
      form.resetDirty();
      onSaved(list);
    },
    toFormPath,
  });
  return (
    <form onSubmit={submit} noValidate>
      <PriceListSections form={form} />
      <FormActions submit={t('priceLists.submit')} cancel={cancel} isSaving={isSaving} trouble={trouble} />
    </form>
  );
}

interface EditPriceListFormProps extends NewPriceListFormProps {
  readonly list: PriceList;
}

/** The form of an existing price list, with all of its prices. */
export function EditPriceListForm({ list, onSaved, cancel }: EditPriceListFormProps) {
  const { t } = useTranslation();
  const form = usePriceListForm(list);
  const { id } = list;
  const { submit, conflict, giveUp, settle, isSaving, trouble } = useEdit({
    form,
    record: list,
    valuesOf: (stored: PriceList) => priceListValues(stored),
    save: (values, version) => api.priceLists.update(id, priceListBody(values), { ifVersion: version }),
    reload: () => api.priceLists.get(id),
    onSaved: (saved) => {
      form.resetDirty();
      onSaved(saved);
    },
    toFormPath,
  });
  const labels = usePriceListLabels();
  return (
    <form onSubmit={submit} noValidate>
      <PriceListSections form={form} own={id} />
      <FormActions submit={t('common.save')} cancel={cancel} isSaving={isSaving} trouble={trouble} />
      <ConflictDialog conflict={conflict} onClose={giveUp} onSettle={settle} {...labels} />
    </form>
  );
}

function usePriceListForm(list?: PriceList): PriceListFields {
  const { t } = useTranslation();
  const usual = useSession()?.organization.currency;
  const check = decimalCheck(t);
  return useForm<PriceListValues>({
    initialValues: priceListValues(list, usual),
    validate: { discount_percent: check, entries: { price: check, min_quantity: check } },
  });
}

function toFormPath(path: string, { metadata }: PriceListValues): string {
  // What is wrong with a price as a whole is told at its product.
  if (/^entries\.\d+$/.test(path)) return `${path}.product_id`;
  return metadataPath(path, metadata);
}

function PriceListSections({ form, own }: { form: PriceListFields; own?: string }) {
  return (
    <>
      <UnsavedChanges areThere={() => form.isDirty()} />
      <PriceListBasics form={form} />
      <PriceEntries form={form} />
      <PriceListRest form={form} own={own} />
      <MetadataFields form={form} />
    </>
  );
}
