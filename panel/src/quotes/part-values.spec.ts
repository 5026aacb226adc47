import { describe, expect, it } from 'vitest';
import { newPart, partBody } from './part-values';

const left = [
  { quote_item_id: 'qit_1', quantity: 2.5 },
  { quote_item_id: 'qit_2', quantity: 1 },
];

describe('a part of a quote that is invoiced', () => {
  it('is all that is left, less deposits if there are some', () => {
    expect(partBody(newPart, { left, hasDeposits: false })).toEqual({});
    expect(partBody(newPart, { left, hasDeposits: true })).toEqual({ final: true });
  });

  it('has of each line what was typed, else all that is left, and no line that was emptied', () => {
    const lines = { ...newPart, kind: 'lines' } as const;
    const standing = { left, hasDeposits: false };
    expect(partBody({ ...lines, quantities: { qit_1: '1.25' } }, standing)).toEqual({
      items: [
        { quote_item_id: 'qit_1', quantity: 1.25 },
        { quote_item_id: 'qit_2', quantity: 1 },
      ],
    });
    expect(partBody({ ...lines, quantities: { qit_1: '', qit_2: '0' } }, standing)).toEqual({ items: [] });
  });

  it('is a deposit of a part or of an amount', () => {
    const standing = { left, hasDeposits: false };
    expect(partBody({ ...newPart, kind: 'deposit', percent: '30' }, standing)).toEqual({
      deposit: { percent: 30 },
    });
    expect(partBody({ ...newPart, kind: 'amount', amount: '99.95' }, standing)).toEqual({
      deposit: { amount: 99.95 },
    });
  });
});
