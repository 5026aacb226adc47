import { describe, expect, it } from 'vitest';
import { groupsOf, isChosen, withKind, withType } from './event-type-choice';

const [invoice, product] = groupsOf(['invoice.created', 'invoice.paid', 'product.created']) as [
  ReturnType<typeof groupsOf>[number],
  ReturnType<typeof groupsOf>[number],
];

describe('the choice of event types', () => {
  it('groups types by their kind of object', () => {
    expect(invoice).toEqual({ kind: 'invoice', types: ['invoice.created', 'invoice.paid'] });
    expect(product).toEqual({ kind: 'product', types: ['product.created'] });
  });

  it('takes a whole kind as one pattern, which replaces its types', () => {
    expect(withKind(['invoice.paid', 'product.created'], invoice, true)).toEqual([
      'product.created',
      'invoice.*',
    ]);
    expect(withKind(['invoice.*', 'product.created'], invoice, false)).toEqual(['product.created']);
    expect(isChosen(['invoice.*'], 'invoice.paid')).toBe(true);
    expect(isChosen(['invoice.*'], 'product.created')).toBe(false);
  });

  it('leaves one type out of a whole kind, and keeps the others', () => {
    const change = { type: 'invoice.paid', isOn: false };
    expect(withType(['invoice.*'], invoice, change)).toEqual(['invoice.created']);
    expect(withType([], invoice, { type: 'invoice.paid', isOn: true })).toEqual(['invoice.paid']);
  });

  it('does not make a whole of all types, because a whole has those to come, too', () => {
    const change = { type: 'invoice.paid', isOn: true };
    expect(withType(['invoice.created'], invoice, change)).toEqual(['invoice.created', 'invoice.paid']);
  });
});
