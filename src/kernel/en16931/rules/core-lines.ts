import { compare, exact, zero } from '../exact.js';
import type { Adjustment } from '../model.js';
import { endsBeforeStart } from './core-document.js';
import { lacksScheme } from './core-parties.js';
import { adjustmentsWhere, error, has, lineAdjustmentsWhere, linesWhere, says, type Rule } from './rule.js';

/** What each line says: BR-21 to BR-28, BR-30, BR-54, BR-64, BR-65, BR-CO-04. */
export const lineRules: readonly Rule[] = [
  error('BR-21', { term: 'BT-126', message: 'Number each line.' }, (invoice) =>
    linesWhere(invoice, ({ id }) => !has(id)),
  ),
  error('BR-22', { term: 'BT-129', message: 'Give each line a quantity.' }, (invoice) =>
    linesWhere(invoice, ({ quantity }) => !has(quantity)),
  ),
  error('BR-23', { term: 'BT-130', message: 'Give the unit of each quantity.' }, (invoice) =>
    linesWhere(invoice, ({ quantity, unit }) => !has(quantity) || !has(unit)),
  ),
  error('BR-24', { term: 'BT-131', message: 'Give the net amount of each line.' }, (invoice) =>
    linesWhere(invoice, ({ net }) => !has(net)),
  ),
  error('BR-25', { term: 'BT-153', message: 'Name what each line is about.' }, (invoice) =>
    linesWhere(invoice, ({ item }) => !has(item.name)),
  ),
  error('BR-26', { term: 'BT-146', message: 'Give the price of each line.' }, (invoice) =>
    linesWhere(invoice, ({ price }) => !has(price.net)),
  ),
  error(
    'BR-27',
    {
      term: 'BT-146',
      code: 'wrong_amount',
      message: 'Let the price be zero or more; make the quantity negative.',
    },
    (invoice) => linesWhere(invoice, ({ price }) => !has(price.net) || isNegative(price.net)),
  ),
  error(
    'BR-28',
    { term: 'BT-148', code: 'wrong_amount', message: 'Let the list price be zero or more.' },
    (invoice) => linesWhere(invoice, ({ price }) => isNegative(price.gross)),
  ),
  error(
    'BR-30',
    { term: 'BT-135', code: 'inconsistent', message: "Let the line's period end on or after its start." },
    (invoice) => linesWhere(invoice, ({ period }) => endsBeforeStart(period)),
  ),
  error('BR-54', { term: 'BT-160', message: 'Give each attribute a name and a value.' }, (invoice) =>
    linesWhere(invoice, ({ item }) =>
      item.attributes.some((one) => says(one) && !(has(one.name) && has(one.value))),
    ),
  ),
  error(
    'BR-64',
    { term: 'BT-157', code: 'wrong_format', message: 'Name the scheme of the standard item number.' },
    (invoice) => linesWhere(invoice, ({ item }) => lacksScheme(item.standard_id)),
  ),
  error(
    'BR-65',
    { term: 'BT-158', code: 'wrong_format', message: 'Name the scheme of each classification.' },
    (invoice) => linesWhere(invoice, ({ item }) => item.classifications.some(lacksScheme)),
  ),
  error('BR-CO-04', { term: 'BT-151', message: 'Give each line a tax category.' }, (invoice) =>
    linesWhere(invoice, ({ category }) => !has(category)),
  ),
];

const lacksAmount = ({ amount }: Adjustment): boolean => !has(amount);
const lacksReason = ({ reason, reason_code }: Adjustment): boolean => !has(reason) && !has(reason_code);
const lacksCategory = ({ category }: Adjustment): boolean => !has(category);

/** Discounts and charges: BR-31 to BR-44, BR-CO-21 to BR-CO-24. */
export const adjustmentRules: readonly Rule[] = [
  ...(['BR-33', 'BR-CO-21'] as const).map((id) =>
    error(id, { term: 'BT-97', message: 'Give the reason of the discount.' }, ({ allowances }) =>
      adjustmentsWhere(allowances, lacksReason),
    ),
  ),
  ...(['BR-38', 'BR-CO-22'] as const).map((id) =>
    error(id, { term: 'BT-104', message: 'Give the reason of the charge.' }, ({ charges }) =>
      adjustmentsWhere(charges, lacksReason),
    ),
  ),
  ...(['BR-42', 'BR-CO-23'] as const).map((id) =>
    error(id, { term: 'BT-139', message: "Give the reason of the line's discount." }, (invoice) =>
      lineAdjustmentsWhere(invoice, 'allowances', lacksReason),
    ),
  ),
  ...(['BR-44', 'BR-CO-24'] as const).map((id) =>
    error(id, { term: 'BT-144', message: "Give the reason of the line's charge." }, (invoice) =>
      lineAdjustmentsWhere(invoice, 'charges', lacksReason),
    ),
  ),
  error('BR-31', { term: 'BT-92', message: 'Give the amount of the discount.' }, ({ allowances }) =>
    adjustmentsWhere(allowances, lacksAmount),
  ),
  error('BR-32', { term: 'BT-95', message: 'Give the tax category of the discount.' }, ({ allowances }) =>
    adjustmentsWhere(allowances, lacksCategory),
  ),
  error('BR-36', { term: 'BT-99', message: 'Give the amount of the charge.' }, ({ charges }) =>
    adjustmentsWhere(charges, lacksAmount),
  ),
  error('BR-37', { term: 'BT-102', message: 'Give the tax category of the charge.' }, ({ charges }) =>
    adjustmentsWhere(charges, lacksCategory),
  ),
  error('BR-41', { term: 'BT-136', message: "Give the amount of the line's discount." }, (invoice) =>
    lineAdjustmentsWhere(invoice, 'allowances', lacksAmount),
  ),
  error('BR-43', { term: 'BT-141', message: "Give the amount of the line's charge." }, (invoice) =>
    lineAdjustmentsWhere(invoice, 'charges', lacksAmount),
  ),
];

function isNegative(text: string | undefined): boolean {
  return compare(exact(text) ?? zero, zero) < 0;
}
