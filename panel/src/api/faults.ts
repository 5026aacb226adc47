import type { CountinghouseError, FieldFault } from '@countinghouse/client';

/** Returns the faults in the fields of a request; empty if it failed for another reason. */
export function faultsOf({ problem }: CountinghouseError): readonly FieldFault[] {
  return problem?.errors ?? [];
}
