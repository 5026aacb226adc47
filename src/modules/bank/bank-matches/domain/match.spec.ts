import type { Candidates, DocumentCandidate, MatchableLine, PaymentCandidate } from './candidates.js';
import { matched } from './match.js';

const LINE: MatchableLine = {
  amount: 119_00n,
  currency: 'EUR',
  booked_on: '2026-11-20',
  counterparty_name: null,
  counterparty_iban: null,
  text: null,
  end_to_end_id: null,
  structured_reference: null,
  return_reason: null,
  transaction_code: null,
  charges: null,
  batch_reference: null,
};

/** The reference of the first invoice. */
const RF = 'RF7720260143';

const INVOICE: DocumentCandidate = {
  id: 'a',
  party_id: 'lovelace',
  party_name: 'Lovelace Engines Ltd.',
  number: '2026-0143',
  payment_reference: RF,
  is_open: true,
  due: 119_00n,
  due_date: '2026-12-01',
  offers: [],
};

const PAYMENT: PaymentCandidate = {
  id: 'p',
  party_id: 'lovelace',
  party_name: 'Lovelace Engines Ltd.',
  amount: 119_00n,
  unmatched: 119_00n,
  unapplied: 0n,
  received_on: '2026-11-18',
  reference: null,
};

function invoice(more: Partial<DocumentCandidate>): DocumentCandidate {
  return { ...INVOICE, payment_reference: null, ...more };
}

const NO_SUPPLIERS = { bills: [], payments: [], runs: [], payees: [] };

const NONE: Candidates = {
  ...{ invoices: [], payments: [], refunds: [], payers: [], rules: [] },
  suppliers: NO_SUPPLIERS,
};

/** The verdict of the first proposal, and the invoices that it settles. */
function first(line: Partial<MatchableLine>, candidates: Partial<Candidates>): unknown {
  const { proposals } = matched({ ...LINE, ...line }, { ...NONE, ...candidates });
  const [proposal] = proposals;
  if (proposal === undefined) return undefined;
  const [outcome] = proposal.outcomes;
  const ids = outcome?.kind === 'payment' ? outcome.allocations.map(({ invoice_id }) => invoice_id) : [];
  return [proposal.verdict, outcome?.kind, ids.toSorted().join(' ')];
}

const NAME = { counterparty_name: 'LOVELACE ENGINES' };
const NUMBER = { text: 'Invoice 2026/143 thank you' };
const STRUCTURED = { structured_reference: RF };
const KNOWN = { payers: ['lovelace'] };
const OFFER = { offers: [{ pays: 116_62n, until: '2026-11-20' }] };
const SECOND = invoice({ id: 'b', number: '2026-0150', due: 50_00n, due_date: '2026-12-05' });
const TWIN = invoice({ id: 'b', number: '2026-0150', due_date: '2026-12-05' });
const OTHERS = invoice({ id: 'c', number: '2026-0151', party_id: 'babbage', party_name: 'Babbage' });
const paid = (ids: string, verdict: string) => [verdict, 'payment', ids];

describe('money that came in', () => {
  it.each([
    ['a reference and the amount', STRUCTURED, [INVOICE], {}, paid('a', 'certain')],
    ['a reference in the text', { text: 'RF77 2026 0143' }, [INVOICE], {}, paid('a', 'certain')],
    ['the number from end to end', { end_to_end_id: '2026-0143' }, [INVOICE], {}, paid('a', 'certain')],
    [
      'a reference and the discount',
      { ...STRUCTURED, amount: 116_62n },
      [{ ...INVOICE, ...OFFER }],
      {},
      paid('a', 'certain'),
    ],
    ['the number, the amount and the name', { ...NUMBER, ...NAME }, [INVOICE], {}, paid('a', 'certain')],
    ['the number, the amount and the account', NUMBER, [INVOICE], KNOWN, paid('a', 'certain')],
    [
      'all numbers, their sum and the name',
      { ...NAME, amount: 169_00n, text: '2026-0143, 2026-0150' },
      [INVOICE, SECOND],
      {},
      paid('a b', 'certain'),
    ],
    ['a reference and a part', { ...STRUCTURED, amount: 100_00n }, [INVOICE], {}, paid('a', 'likely')],
    ['a reference and too much', { ...STRUCTURED, amount: 120_00n }, [INVOICE], {}, paid('a', 'likely')],
    ['the number and the amount', NUMBER, [INVOICE], {}, paid('a', 'likely')],
    ['the account and the amount', {}, [INVOICE, SECOND], KNOWN, paid('a', 'likely')],
    ['the account and a sum', { amount: 169_00n }, [INVOICE, SECOND], KNOWN, paid('a b', 'likely')],
    ['the account and the amount of two', {}, [INVOICE, TWIN], KNOWN, paid('a', 'possible')],
    ['the name and the amount', NAME, [INVOICE, OTHERS], {}, paid('a', 'possible')],
    ['the amount of one', {}, [INVOICE, SECOND], {}, paid('a', 'possible')],
    ['the amount of two', {}, [INVOICE, OTHERS], {}, undefined],
    ['nothing', { amount: 1n }, [INVOICE], {}, undefined],
  ])('with %s', (_what, line, invoices, more, expected) => {
    expect(first(line, { invoices, ...more })).toEqual(expected);
  });

  it.each([
    ['the account of another customer', { ...STRUCTURED }, [INVOICE], { payers: ['babbage'] }],
    ['the number of another invoice', { ...STRUCTURED, text: '2026-0151' }, [INVOICE, OTHERS], {}],
    ['an invoice that is paid', { ...NUMBER, ...NAME }, [{ ...INVOICE, is_open: false, due: 0n }], {}],
  ])('is no more than possible with %s', (_what, line, invoices, more) => {
    const { proposals } = matched({ ...LINE, ...line }, { ...NONE, invoices, ...more });
    expect(proposals.map(({ verdict }) => verdict)).toEqual(proposals.map(() => 'possible'));
    expect(proposals.length).toBeGreaterThan(0);
  });

  it('is not certain where two outcomes are', () => {
    const payments = [{ ...PAYMENT, reference: '2026-0143' }];
    const line = { ...LINE, ...NUMBER, ...NAME };
    const { proposals, findings } = matched(line, { ...NONE, invoices: [INVOICE], payments });
    expect(proposals.map(({ verdict }) => verdict)).toEqual(['likely', 'likely']);
    expect(findings).toEqual(['several_certain']);
  });

  it('tells a second sum, and proposes neither', () => {
    const rest = invoice({ id: 'c', number: '2026-0160', due: 50_00n });
    const invoices = [INVOICE, SECOND, rest];
    const { proposals, findings } = matched({ ...LINE, amount: 169_00n }, { ...NONE, ...KNOWN, invoices });
    expect([proposals, findings]).toEqual([[], ['several_sums']]);
  });

  it('takes a discount although it came some days late', () => {
    const late = { ...INVOICE, offers: [{ pays: 116_62n, until: '2026-11-18' }] };
    const { proposals } = matched({ ...LINE, ...STRUCTURED, amount: 116_62n }, { ...NONE, invoices: [late] });
    const allocations = [{ invoice_id: 'a', amount: 116_62n, settle_rest: 'early_payment' }];
    expect(proposals[0]?.outcomes).toMatchObject([{ allocations }]);
  });

  it.each([
    ['its reference', { text: 'No. K-77' }, [{ ...PAYMENT, reference: 'K-77' }], 'certain'],
    ['the name', NAME, [PAYMENT, { ...PAYMENT, id: 'q', party_name: 'Babbage' }], 'likely'],
    ['nothing, as the only one', {}, [PAYMENT], 'likely'],
    ['nothing, as one of two', {}, [PAYMENT, { ...PAYMENT, id: 'q' }], undefined],
    ['a day long ago', NAME, [{ ...PAYMENT, received_on: '2026-11-01' }], undefined],
  ])('is a payment on record, with %s', (_what, line, payments, verdict) => {
    const found = first(line, { payments });
    expect(found).toEqual(verdict === undefined ? undefined : [verdict, 'recorded_payment', '']);
  });
});

describe('money that went out', () => {
  const back = { amount: -122_00n, return_reason: 'MS03', charges: 3_00n };

  it('is a payment that came back, and what the bank keeps for that', () => {
    const line = { ...LINE, ...back, ...NAME };
    const { proposals } = matched(line, { ...NONE, payments: [PAYMENT] });
    expect(proposals).toMatchObject([
      {
        verdict: 'likely',
        outcomes: [
          { kind: 'reversal', payment_id: 'p', amount: 119_00n },
          { kind: 'fee', amount: 3_00n },
        ],
      },
    ]);
  });

  it.each([
    ['a refund on record that it names', { text: 'Refund CN-0007' }, 'certain'],
    ['the only refund on record', {}, 'likely'],
  ])('is %s', (_what, line, verdict) => {
    const refund = {
      payment_id: null,
      credit_note_id: 'n',
      number: 'CN-0007',
      party_id: 'lovelace',
      party_name: 'Lovelace Engines Ltd.',
      amount: 30_00n,
      refunded_on: '2026-11-19',
      reference: null,
    };
    const found = first({ amount: -30_00n, ...line }, { refunds: [refund] });
    expect(found).toEqual([verdict, 'recorded_refund', '']);
  });

  it('is the credit of a payment', () => {
    const payments = [{ ...PAYMENT, unapplied: 20_00n }];
    expect(first({ amount: -20_00n, ...NAME }, { payments })).toEqual(['possible', 'refund', '']);
  });
});
