import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PercentField } from '../fields/number-fields';
import type { FieldSource } from './field-source';
import { SourceEntries } from './identifier-fields';
import { newWithholding, WITHHOLDINGS_MAX } from './withholding-values';
import '../i18n/form-texts';

/** What a customer withholds: the name of each tax and its percentage. */
export function WithholdingRows({ source }: { source: FieldSource }) {
  const { t } = useTranslation();
  return (
    <SourceEntries
      source={source}
      path="withholdings"
      label={t('adjustments.withholding')}
      add={t('adjustments.addWithholdingRow')}
      countMax={WITHHOLDINGS_MAX}
      blank={newWithholding()}
    >
      {(at) => (
        <>
          <TextInput
            label={t('adjustments.withholdingName')}
            data-entry-start
            {...source.field(`${at}.name`)}
          />
          <PercentField label={t('adjustments.withholdingRate')} {...source.field(`${at}.rate`)} />
        </>
      )}
    </SourceEntries>
  );
}
