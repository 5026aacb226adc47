import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { capitalized } from '../i18n/capitalized';
import { useFormats } from '../i18n/formats';

/** Common languages of documents. Any other value of a record is kept. */
export const LOCALES = (
  'bg cs da de de-AT de-CH de-DE el en en-GB en-US es et fi fr fr-BE fr-CH fr-FR ga hr hu it it-CH lt lv mt nl ' +
  'nl-BE no pl pt pt-BR ro sk sl sv tr uk'
).split(' ');

/** A language with or without its country, found by its name in the language of the panel. */
export function LanguageSelect(props: Omit<SelectProps, 'data'>) {
  const { languageName } = useFormats();
  const { value } = props;
  const data = useMemo(() => {
    const all = value == null || value === '' || LOCALES.includes(value) ? LOCALES : [...LOCALES, value];
    return all.map((code) => ({ value: code, label: capitalized(languageName(code)) }));
  }, [languageName, value]);
  return <Select searchable clearable data={data} {...props} />;
}
