import { eventTypes } from '../../../../resources.js';
import { effectsOfEvents } from './effects-of-events.js';

describe('what events mean for limits', () => {
  it('is said of every type that there is, and of no other', () => {
    expect(Object.keys(effectsOfEvents).sort()).toEqual(Object.keys(eventTypes).sort());
  });

  it('counts what a change adds, and nothing for what has not changed', () => {
    const told = { currency: 'EUR', refunded_amount: 50.3, amount: 120 };
    const effect = effectsOfEvents['payment.refunded'];
    expect(effect?.({ told, before: { refunded_amount: 20.1 } })).toEqual({
      does: 'binds',
      counts: { kind: 'refund', amount: 3020n, adds: true },
    });
    expect(effect?.({ told, before: { note: null } })).toEqual({ does: 'keeps' });
  });

  it('counts drafts with their total, and texts of issued documents not at all', () => {
    const effect = effectsOfEvents['invoice.updated'];
    const told = { currency: 'JPY', total: 119, status: 'draft' };
    expect(effect?.({ told, before: {} })).toEqual({
      does: 'drafts',
      counts: { kind: 'invoice', amount: 119n },
    });
    expect(effect?.({ told: { ...told, status: 'open' }, before: {} })).toEqual({ does: 'keeps' });
  });

  it('knows no amount of a bill without a total', () => {
    const told = { currency: null, total: null, status: 'inbox' };
    expect(effectsOfEvents['bill.created']?.({ told, before: {} })).toEqual({
      does: 'drafts',
      counts: { kind: 'bill', amount: undefined },
    });
  });
});
