import type { Replay } from '@countinghouse/client';

interface ReplayValues {
  readonly from_sequence: string;
  readonly to_sequence: string;
  readonly only_failed: boolean;
}

/** Builds the request of a replay. The service judges the numbers, and that there is a first one. */
export function replayBody({ from_sequence, to_sequence, only_failed }: ReplayValues): Replay {
  return {
    from_sequence: numberOr(from_sequence) as number,
    ...(to_sequence === '' ? {} : { to_sequence: numberOr(to_sequence) as number }),
    ...(only_failed ? { only_failed } : {}),
  };
}

/** What is no number stays a text, so that the service names the field. */
function numberOr(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}
