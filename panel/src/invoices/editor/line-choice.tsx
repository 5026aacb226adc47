import { Autocomplete, Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '../../i18n/form-texts';
import classes from './invoice-lines.module.css';
import { errorProps, type InvoiceLineProps } from './line-props';

/** As long as the API takes it. */
const GROUP_MAX = 50;

interface LineChoiceProps extends Pick<InvoiceLineProps, 'line' | 'index' | 'steps' | 'errors'> {
  readonly groups: readonly string[];
}

/** What the customer of a quote decides of a line: whether to take it, or which one of several. */
export function LineChoice({ line, index, steps, errors, groups }: LineChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.choice} data-labelled>
      <Checkbox
        label={t('invoiceEditor.optional')}
        {...errorProps(index, 'optional', errors)}
        checked={line.optional}
        onChange={(event) => steps.change(index, { optional: event.currentTarget.checked })}
      />
      <Autocomplete
        aria-label={t('invoiceEditor.group')}
        placeholder={t('invoiceEditor.groupPlaceholder')}
        size="xs"
        maxLength={GROUP_MAX}
        data={groups.filter((name) => name !== line.group)}
        openOnFocus={false}
        {...errorProps(index, 'group', errors)}
        value={line.group}
        onChange={(group) => steps.change(index, { group })}
      />
    </div>
  );
}
