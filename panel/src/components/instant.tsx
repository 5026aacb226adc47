import { useFormats } from '../i18n/formats';

interface InstantProps {
  readonly at: string;
  /** Shows how long ago it was, if that matters more than the day. */
  readonly isRelative?: boolean;
}

/** An instant in the user's language. Its tooltip shows it to the minute. */
export function Instant({ at, isRelative = false }: InstantProps) {
  const formats = useFormats();
  return (
    <time dateTime={at} title={formats.instant(at)}>
      {isRelative ? formats.ago(at) : formats.dayOf(at)}
    </time>
  );
}
