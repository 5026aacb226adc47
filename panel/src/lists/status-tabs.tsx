import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { keysOf } from '../api/query-keys';
import { useFormats } from '../i18n/formats';
import classes from './status-tabs.module.css';

/** A tab of a list: its records in one state, or all of them. */
export interface StatusTab<Status extends string> {
  readonly status: Status | undefined;
  readonly label: string;
  /** Whether it shows how many there are: of states that require work. The others may have very many records. */
  readonly isCounted?: boolean;
}

/** Counts the records in a state, without reading them. */
export type CountByStatus<Status extends string> = (
  status: Status,
  options: { signal: AbortSignal },
) => Promise<{ readonly total_count?: number | null }>;

interface StatusTabsProps<Status extends string> {
  readonly name: Parameters<typeof keysOf>[0];
  /** What the tabs are, for screen readers. */
  readonly label: string;
  readonly tabs: readonly StatusTab<Status>[];
  readonly value: string | undefined;
  readonly onChange: (status: Status | undefined) => void;
  readonly count: CountByStatus<Status>;
}

/** Filters a list by status, with the number of records that wait. */
export function StatusTabs<Status extends string>(props: StatusTabsProps<Status>) {
  const { name, label, tabs, value, onChange, count } = props;
  return (
    <div role="group" aria-label={label} className={classes.tabs}>
      {tabs.map(({ status, label: text, isCounted = false }) => (
        <UnstyledButton
          key={status ?? 'all'}
          className={classes.tab}
          aria-pressed={value === status}
          onClick={() => onChange(status)}
        >
          {text}
          {isCounted && status !== undefined && <Count {...{ name, status, count }} />}
        </UnstyledButton>
      ))}
    </div>
  );
}

interface CountProps<Status extends string> extends Pick<StatusTabsProps<Status>, 'name' | 'count'> {
  readonly status: Status;
}

function Count<Status extends string>({ name, status, count }: CountProps<Status>) {
  const formats = useFormats();
  const { data } = useQuery({
    queryKey: keysOf(name).count({ status }),
    queryFn: ({ signal }) => count(status, { signal }),
    retry: false,
  });
  if (data?.total_count == null || data.total_count === 0) return null;
  return <span className={classes.count}>{formats.count(data.total_count)}</span>;
}
