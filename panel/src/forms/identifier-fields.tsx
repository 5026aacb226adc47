import { Input, Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../i18n/e-invoice-texts';
import { useFormats } from '../i18n/formats';
import { Entries } from './entries';
import type { FieldSource } from './field-source';
import classes from './identifier-fields.module.css';
import { schemesOf, type SchemeList } from './schemes';

interface IdentifierFieldsProps {
  readonly source: FieldSource;
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  readonly list: SchemeList;
}

/** An identifier and the scheme that it is from. */
export function IdentifierFields({ source, path, label, hint, list }: IdentifierFieldsProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={label} className={classes.group} data-field={path} tabIndex={-1}>
      <TextInput label={label} description={hint} autoComplete="off" {...source.field(`${path}.value`)} />
      <SchemeSelect source={source} path={path} list={list} label={t('eInvoice.scheme')} />
      {source.errorAt(path) !== undefined && (
        <Input.Error role="alert" className={classes.error}>
          {source.errorAt(path)}
        </Input.Error>
      )}
    </div>
  );
}

/** The scheme of an identifier, found by its code or its name. */
export function SchemeSelect({ source, path, label, list }: Omit<IdentifierFieldsProps, 'hint'>) {
  const { t } = useTranslation();
  const { countryName } = useFormats();
  const given = source.valueAt(`${path}.scheme`);
  const data = schemesOf(list, typeof given === 'string' ? given : '', {
    email: t('eInvoice.emailScheme'),
    vatOf: (code) => t('eInvoice.vatOf', { country: countryName(code) }),
  });
  return (
    <Select
      label={label}
      placeholder={t('eInvoice.schemePlaceholder')}
      searchable
      clearable
      data={data}
      {...source.field(`${path}.scheme`)}
      // Mantine offers to clear whatever is not null.
      value={typeof given === 'string' && given !== '' ? given : null}
    />
  );
}

interface IdentifierListProps {
  readonly source: FieldSource;
  readonly path: string;
}

const IDENTIFIERS_MAX = 5;

/** The further identifiers of a party. */
export function IdentifierList({ source, path }: IdentifierListProps) {
  const { t } = useTranslation();
  return (
    <SourceEntries
      {...{ source, path }}
      label={t('eInvoice.identifiers')}
      add={t('eInvoice.identifierAdd')}
      countMax={IDENTIFIERS_MAX}
      blank={{ scheme: '', value: '' }}
    >
      {(at) => (
        <>
          <TextInput
            label={t('eInvoice.identifier')}
            autoComplete="off"
            data-entry-start
            {...source.field(`${at}.value`)}
          />
          <SchemeSelect source={source} path={at} list="identifiers" label={t('eInvoice.scheme')} />
        </>
      )}
    </SourceEntries>
  );
}

interface SourceEntriesProps extends IdentifierListProps {
  readonly label: string;
  readonly add: string;
  readonly countMax: number;
  /** The values of a new entry. */
  readonly blank: object;
  /** Renders the fields of the entry at a path. */
  readonly children: (at: string) => ReactNode;
}

/** A list of entries in any source of fields. */
export function SourceEntries({ source, path, blank, children, ...texts }: SourceEntriesProps) {
  const entries = (source.valueAt(path) ?? []) as readonly object[];
  return (
    <Entries
      {...texts}
      path={path}
      error={source.errorAt(path)}
      count={entries.length}
      onAdd={() => source.change(path, [...entries, blank])}
      onRemove={(index) => source.change(path, entries.toSpliced(index, 1))}
    >
      {(index) => children(`${path}.${index}`)}
    </Entries>
  );
}
