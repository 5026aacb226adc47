import { Decimal } from '../../../../kernel/money/decimal.js';
import { takingOver } from './taking-over.js';

const euros = (text: string): Decimal => Decimal.parse(text) as Decimal;

describe('what a correction takes over of a prepayment', () => {
  // 50 was prepaid; of 200 on an invoice over 119, 81 is credit already.
  const some = { currency: 'EUR', whole: 5000n, held: 5000n };
  const tooMuch = { currency: 'EUR', whole: 20000n, held: 11900n };

  it.each([
    ['all of it, if nothing is said', some, undefined, '50', 5000n],
    ['all of it, if the same is said', some, '50', '50', 5000n],
    ['less, if less is said', some, '30', '30', 3000n],
    ['none, if none is said', some, '0', '0', 0n],
    ['new money above it', some, '60', '60', 5000n],
    ['only what is not credit already', tooMuch, '200', '119', 11900n],
    ['that and new money', tooMuch, '210', '129', 11900n],
  ])('is handed on by a void invoice: %s', (_case, prepaid, said, expected, carried) => {
    const details = said === undefined ? {} : { prepaid_amount: euros(said) };
    const taken = takingOver('voided_and_reissued', prepaid, details);
    expect(taken).toEqual({ details: { currency: 'EUR', prepaid_amount: euros(expected) }, carried });
  });

  it.each([
    ['nothing, as it is credit', some, '50', '0'],
    ['new money above it', some, '60', '10'],
    ['nothing, of what was too much', tooMuch, '200', '0'],
  ])('is not handed on beside a credit note: %s', (_case, prepaid, said, expected) => {
    const taken = takingOver('credited_and_reissued', prepaid, { prepaid_amount: euros(said) });
    expect(taken).toEqual({ details: { currency: 'EUR', prepaid_amount: euros(expected) }, carried: 0n });
  });

  it('is left to the checks of a draft where it cannot be, and to the caller in another currency', () => {
    for (const said of [
      { prepaid_amount: euros('0.001'), currency: 'EUR' },
      { prepaid_amount: euros('5'), currency: 'USD' },
    ]) {
      expect(takingOver('voided_and_reissued', some, said)).toEqual({ details: said, carried: 0n });
    }
  });
});
