import { Checkbox, Group, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Entries } from '../forms/entries';
import { FormSection, Wide } from '../forms/form-section';
import type { CustomerFields } from './customer-values';
import '../i18n/customer-texts';

const CONTACTS_MAX = 50;
const PURPOSES = ['quotes', 'reminders', 'statements', 'receipts'] as const;

/** The contact persons of a customer. */
export function ContactFields({ form }: { form: CustomerFields }) {
  const { t } = useTranslation();
  const newContact = { name: '', email: '', phone: '', role: '', receives_invoices: false, receives: [] };
  return (
    <FormSection title={t('customers.contacts')}>
      <Wide>
        <Entries
          label={t('customers.contacts')}
          add={t('customers.contactAdd')}
          path="contacts"
          error={form.errors['contacts']}
          count={form.values.contacts.length}
          countMax={CONTACTS_MAX}
          onAdd={() => form.insertListItem('contacts', newContact)}
          onRemove={(index) => form.removeListItem('contacts', index)}
        >
          {(index) => <Contact form={form} index={index} />}
        </Entries>
      </Wide>
    </FormSection>
  );
}

function Contact({ form, index }: { form: CustomerFields; index: number }) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        label={t('customers.contactName')}
        required
        autoComplete="off"
        data-entry-start
        {...form.getInputProps(`contacts.${index}.name`)}
      />
      <TextInput
        label={t('customers.contactEmail')}
        type="email"
        autoComplete="off"
        {...form.getInputProps(`contacts.${index}.email`)}
      />
      <TextInput
        label={t('customers.phone')}
        type="tel"
        autoComplete="off"
        {...form.getInputProps(`contacts.${index}.phone`)}
      />
      <Checkbox.Group
        label={t('customers.contactReceivesElse')}
        {...form.getInputProps(`contacts.${index}.receives`)}
      >
        <Group gap="md" mt={6}>
          {PURPOSES.map((value) => (
            <Checkbox key={value} value={value} label={t(`customers.contactReceives_${value}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <TextInput label={t('customers.contactRole')} {...form.getInputProps(`contacts.${index}.role`)} />
      <Checkbox
        label={t('customers.contactReceives')}
        style={{ alignSelf: 'end' }}
        pb={8}
        {...form.getInputProps(`contacts.${index}.receives_invoices`, { type: 'checkbox' })}
      />
    </>
  );
}
