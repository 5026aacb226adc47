import type { FieldFault } from '@countinghouse/client';
import { pathOf } from '../../forms/fault-paths';

/** Why no invoice can be made of a template. */
export interface TemplateFault {
  /** The part of the content that it is about, such as `items`. */
  readonly member: string;
  /** What is wrong with it; undefined if the template has none. */
  readonly fault: FieldFault | undefined;
}

/** Returns those of the faults that the template has, and not what was chosen for the invoice. */
export function templateFaults(faults: readonly FieldFault[]): TemplateFault[] {
  return faults.flatMap((fault): TemplateFault[] => {
    const [place, member = ''] = pathOf(fault.pointer).split('.');
    if (place === 'content') return [{ member, fault }];
    // Nothing is said here instead of the template: what the service wants to be said, the template lacks.
    return place === 'overrides' ? [{ member, fault: undefined }] : [];
  });
}
