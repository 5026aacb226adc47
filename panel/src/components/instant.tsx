import { useFormats } from '../i18n/formats';

interface InstantProps {
  readonly at: string;
  /** Says how long ago, where that matters more than the day. */
  readonly isRelative?: boolean;
}

/** An instant as a person reads it; pointing at it shows it to the minute. */
export function Instant({ at, isRelative = false }: InstantProps) {
  const formats = useFormats();
  return (
    <time dateTime={at} title={formats.instant(at)}>
      {isRelative ? formats.ago(at) : formats.dayOf(at)}
    </time>
  );
}
