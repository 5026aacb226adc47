import type { Finding } from '@countinghouse/client';
import { pathOf } from '../../forms/fault-paths';
import { toFormPath } from '../invoice-values';

/** Returns the path of the input, in the form of its resource, that puts a finding right. */
export function findingPath({ where, pointer }: Pick<Finding, 'where' | 'pointer'>): string {
  const path = pathOf(pointer);
  return where === 'invoice' ? toFormPath(path) : path;
}
