import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';

/** A time zone of the IANA's list, found by its city. */
export function TimeZoneSelect(props: Omit<SelectProps, 'data'>) {
  const { value } = props;
  const data = useMemo(() => {
    const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];
    const all = value == null || value === '' ? zones : [...zones, value];
    return [...new Set(all)].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
  }, [value]);
  return <Select searchable limit={60} allowDeselect={false} data={data} {...props} />;
}
