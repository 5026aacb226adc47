import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../fields/day-field';
import type { FieldSource } from '../../../forms/field-source';
import { SourceEntries } from '../../../forms/identifier-fields';
import { FoldGroup } from '../../../forms/fold';
import classes from '../../../forms/fold.module.css';

const ENTRIES_MAX = 20;

interface DetailsProps {
  readonly source: FieldSource;
}

/** The notes on the document, and the invoices that it follows. */
export function ListDetails({ source }: DetailsProps) {
  const { t } = useTranslation();
  return (
    <>
      <FoldGroup title={t('eInvoice.notes')}>
        <div className={classes.wide}>
          <SourceEntries
            source={source}
            path="notes"
            label={t('eInvoice.notes')}
            add={t('eInvoice.noteAdd')}
            countMax={ENTRIES_MAX}
            blank={{ text: '', subject_code: '' }}
          >
            {(at) => (
              <>
                <Textarea
                  label={t('eInvoice.noteText')}
                  autosize
                  maxRows={6}
                  data-entry-start
                  {...source.field(`${at}.text`)}
                />
                <TextInput label={t('eInvoice.noteSubject')} {...source.field(`${at}.subject_code`)} />
              </>
            )}
          </SourceEntries>
        </div>
      </FoldGroup>
      <FoldGroup title={t('eInvoice.preceding')}>
        <div className={classes.wide}>
          <PrecedingInvoices source={source} />
        </div>
      </FoldGroup>
    </>
  );
}

function PrecedingInvoices({ source }: DetailsProps) {
  const { t } = useTranslation();
  return (
    <SourceEntries
      source={source}
      path="preceding_invoices"
      label={t('eInvoice.preceding')}
      add={t('eInvoice.precedingAdd')}
      countMax={ENTRIES_MAX}
      blank={{ number: '', issue_date: '' }}
    >
      {(at) => (
        <>
          <TextInput
            label={t('eInvoice.precedingNumber')}
            data-entry-start
            {...source.field(`${at}.number`)}
          />
          <DayField label={t('eInvoice.precedingDate')} {...source.field(`${at}.issue_date`)} />
        </>
      )}
    </SourceEntries>
  );
}
