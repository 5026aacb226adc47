// @generated from src/money.ts by npm run generate.
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.decimalText = decimalText;
/** Numbers of more digits are not always kept by a JavaScript number, and the service never sends them. */
const DIGITS_MAX = 15;
/**
 * The exact decimal text of an amount, price, quantity or rate: `1193.75`, or `1193.750` with three places.
 *
 * Every number of the API has at most 15 significant digits, and a JavaScript number gives each of those back as it
 * was. That holds for what the service sends; sums of such numbers may be off (`0.1 + 0.2`), so add up with a decimal
 * library made from these texts, or let the service compute. Raises a RangeError for a number that cannot have come
 * from the service, and for more places than were asked for.
 */
function decimalText(value, places) {
    if (!Number.isFinite(value))
        throw new RangeError(`${value} is not an amount.`);
    const [, sign = '', whole = '', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
    const digits = whole + fraction;
    if (digits.replace(/^0+|0+$/g, '').length > DIGITS_MAX) {
        throw new RangeError(`${value} has more than ${DIGITS_MAX} significant digits.`);
    }
    const point = whole.length + Number(exponent);
    const padded = point <= 0 ? `${'0'.repeat(1 - point)}${digits}` : digits.padEnd(point, '0');
    const at = Math.max(point, 1);
    const decimals = padded.slice(at);
    if (places !== undefined && decimals.length > places) {
        throw new RangeError(`${value} has more than ${places} decimal places.`);
    }
    const shown = places === undefined ? decimals : decimals.padEnd(places, '0');
    return `${sign}${padded.slice(0, at)}${shown === '' ? '' : `.${shown}`}`;
}
