import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Entries } from './entries';
import { FormSection, Wide } from './form-section';
import type { MetadataRow } from './metadata';

const ENTRIES_MAX = 50;

interface MetadataFieldsProps {
  // The form of any record with metadata: the fields are asked for by path.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly form: UseFormReturnType<any>;
}

/** The metadata that programs have attached to a record: keys and values. */
export function MetadataFields({ form }: MetadataFieldsProps) {
  const { t } = useTranslation();
  const { metadata } = form.values as { metadata: readonly MetadataRow[] };
  return (
    <FormSection title={t('common.metadata')} hint={t('common.metadataHint')}>
      <Wide>
        <Entries
          label={t('common.metadata')}
          add={t('common.metadataAdd')}
          path="metadata"
          error={form.errors['metadata']}
          count={metadata.length}
          countMax={ENTRIES_MAX}
          onAdd={() => form.insertListItem('metadata', { key: '', value: '' })}
          onRemove={(index) => form.removeListItem('metadata', index)}
        >
          {(index) => (
            <>
              <TextInput
                label={t('common.metadataKey')}
                maxLength={40}
                data-entry-start
                {...form.getInputProps(`metadata.${index}.key`)}
              />
              <TextInput
                label={t('common.metadataValue')}
                {...form.getInputProps(`metadata.${index}.value`)}
              />
            </>
          )}
        </Entries>
      </Wide>
    </FormSection>
  );
}
