import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CountField } from '../../../fields/number-fields';
import { formSource } from '../../../forms/field-source';
import { FormSection, Wide } from '../../../forms/form-section';
import { SourceEntries } from '../../../forms/identifier-fields';
import { LanguageSelect } from '../../../forms/language-select';
import classes from './documents-fields.module.css';
import type { DocumentSettingsFields } from './document-settings-values';

const TEMPLATES = ['classic', 'plain'] as const;
const PAPERS = ['a4', 'letter'] as const;
const PREFLIGHTS = ['off', 'warn', 'block'] as const;
const CODE_REFERENCES = ['payment_reference', 'number'] as const;
const COLUMNS_MAX = 3;

interface FieldsProps {
  readonly form: DocumentSettingsFields;
}

/** The template and its colours. */
export function LookFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('documentSettings.look')}>
      <Select
        label={t('documentSettings.template')}
        allowDeselect={false}
        data={TEMPLATES.map((value) => ({ value, label: t(`documentSettings.template_${value}`) }))}
        {...form.getInputProps('template')}
      />
      <Select
        label={t('documentSettings.paper')}
        allowDeselect={false}
        data={PAPERS.map((value) => ({ value, label: t(`documentSettings.paper_${value}`) }))}
        {...form.getInputProps('paper')}
      />
      <ColorField form={form} />
      <LanguageSelect
        label={t('documentSettings.locale')}
        description={t('documentSettings.localeHint')}
        allowDeselect={false}
        clearable={false}
        {...form.getInputProps('locale')}
      />
      <Wide>
        <Checkbox
          label={t('documentSettings.showPaymentCode')}
          {...form.getInputProps('show_payment_code', { type: 'checkbox' })}
        />
      </Wide>
      <Select
        label={t('documentSettings.codeReference')}
        description={t('documentSettings.codeReferenceHint')}
        allowDeselect={false}
        disabled={!form.values.show_payment_code}
        data={CODE_REFERENCES.map((value) => ({
          value,
          label: t(`documentSettings.codeReference_${value}`),
        }))}
        {...form.getInputProps('payment_code_reference')}
      />
    </FormSection>
  );
}

/** A colour, typed as the API has it, or picked with the browser's own dialog. */
function ColorField({ form }: FieldsProps) {
  const { t } = useTranslation();
  const { accent_color } = form.values;
  return (
    <TextInput
      label={t('documentSettings.accentColor')}
      description={t('documentSettings.accentColorHint')}
      autoComplete="off"
      {...form.getInputProps('accent_color')}
      rightSection={
        <input
          type="color"
          className={classes.color}
          aria-label={t('documentSettings.pickColor')}
          value={/^#[0-9a-f]{6}$/i.test(accent_color) ? accent_color : '#000000'}
          onChange={(event) => form.setFieldValue('accent_color', event.currentTarget.value)}
        />
      }
    />
  );
}

/** The texts around the lines, and the footer. */
export function TextFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  const text = { autosize: true, minRows: 2, maxRows: 8 };
  return (
    <>
      <FormSection title={t('documentSettings.texts')}>
        <Wide>
          <Textarea label={t('documentSettings.introText')} {...text} {...form.getInputProps('intro')} />
        </Wide>
        <Wide>
          <Textarea label={t('documentSettings.closingText')} {...text} {...form.getInputProps('closing')} />
        </Wide>
      </FormSection>
      <FormSection title={t('documentSettings.footer')} hint={t('documentSettings.footerHint')}>
        <Wide>
          <SourceEntries
            source={formSource(form)}
            path="footer"
            label={t('documentSettings.footer')}
            add={t('documentSettings.footerAdd')}
            countMax={COLUMNS_MAX}
            blank={{ text: '' }}
          >
            {(at) => (
              <Textarea
                label={t('documentSettings.footerColumn')}
                {...text}
                data-entry-start
                {...form.getInputProps(`${at}.text`)}
              />
            )}
          </SourceEntries>
        </Wide>
      </FormSection>
    </>
  );
}

/** What happens to invoices that are not valid in their format. */
export function CheckFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('documentSettings.checks')}>
      <Wide>
        <Select
          label={t('documentSettings.preflight')}
          allowDeselect={false}
          data={PREFLIGHTS.map((value) => ({ value, label: t(`documentSettings.preflight_${value}`) }))}
          {...form.getInputProps('preflight')}
        />
      </Wide>
    </FormSection>
  );
}

/** How long customers can open documents by a link. */
export function LinkFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('documentSettings.links')}>
      <CountField
        label={t('documentSettings.linkDays')}
        description={t('documentSettings.linkDaysHint')}
        {...form.getInputProps('link_days_after_payment')}
      />
      <Wide>
        <TextInput
          label={t('documentSettings.paymentUrl')}
          description={t('documentSettings.paymentUrlHint')}
          type="url"
          autoComplete="off"
          {...form.getInputProps('payment_url')}
        />
      </Wide>
    </FormSection>
  );
}
