/**
 * A bank statement in MT940, as banks give it to download: two customers who pay late, one of them without saying what
 * for, and what the bank takes for itself.
 *
 * Takes the IBAN and currency of the account, its last day, and what is owed: number, amount and name of the customer.
 */
export function statementText({ iban, currency, day, owed }) {
  const [first, second] = owed;
  const entries = [
    { sign: 'C', cents: cents(first.amount), words: `SVWZ+${first.number}`, name: first.name },
    { sign: 'C', cents: cents(second.amount), words: 'SVWZ+', name: second.name },
    { sign: 'D', cents: 490, words: 'SVWZ+Monthly fee', name: 'Bank' },
  ];
  const opening = 250_000;
  const closing = entries.reduce(
    (sum, { sign, cents: each }) => sum + (sign === 'C' ? each : -each),
    opening,
  );
  const on = day.replaceAll('-', '').slice(2);
  const balance = (amount) => `C${on}${currency}${decimal(amount)}`;
  const lines = entries.flatMap(({ sign, cents: each, words, name }, at) => [
    `:61:${on}${on.slice(2)}${sign}${decimal(each)}NTRFNONREF//DEMO${at + 1}`,
    `:86:166?00TRANSFER?20${words}?32${name.slice(0, 27)}`,
  ]);
  const head = [':20:STATEMENT', `:25:${iban}`, ':28C:00001/001', `:60F:${balance(opening)}`];
  return [...head, ...lines, `:62F:${balance(closing)}`, '-', ''].join('\r\n');
}

function cents(amount) {
  return Math.round(amount * 100);
}

/** Cents as MT940 has them: with a comma. */
function decimal(amount) {
  return `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;
}
