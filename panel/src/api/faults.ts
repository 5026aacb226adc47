import type { CountinghouseError, FieldFault } from '@countinghouse/client';

/** What is wrong with the fields of a request, by JSON pointer; empty when it failed for another reason. */
export function faultsOf({ problem }: CountinghouseError): readonly FieldFault[] {
  return problem?.errors ?? [];
}
