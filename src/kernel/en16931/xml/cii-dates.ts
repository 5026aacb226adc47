import type { Period } from '../model.js';
import { group, textElement, type MaybeElement } from './element.js';

/** A calendar date as CII writes it: 20261122, which it calls format 102. */
export function ciiDate(name: string, date: string | undefined, inner = 'udt:DateTimeString'): MaybeElement {
  return group(name, [textElement(inner, date?.replaceAll('-', ''), { format: '102' })]);
}

/** The other way round: `20261122` is `2026-11-22`. What has another form stays as it is. */
export function dateOfCii(text: string | undefined): string | undefined {
  return text?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}

/** BG-14, BG-26. */
export function ciiPeriod(period: Period | undefined): MaybeElement {
  return group('ram:BillingSpecifiedPeriod', [
    ciiDate('ram:StartDateTime', period?.start),
    ciiDate('ram:EndDateTime', period?.end),
  ]);
}

/** BT-8 in UNTDID 2005, as the model and UBL have it, with the same in UNTDID 2475, as CII has it. */
const TAX_POINTS: readonly (readonly [string, string])[] = [
  ['3', '5'],
  ['35', '29'],
  ['432', '72'],
];

export function ciiTaxPoint(code: string | undefined): string | undefined {
  return TAX_POINTS.find(([inModel]) => inModel === code)?.[1] ?? code;
}

export function taxPointOfCii(code: string | undefined): string | undefined {
  return TAX_POINTS.find(([, inCii]) => inCii === code)?.[0] ?? code;
}
