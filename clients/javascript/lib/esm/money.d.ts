// @generated from src/money.ts by npm run generate.
/**
 * The exact decimal text of an amount, price, quantity or rate: `1193.75`, or `1193.750` with three places.
 *
 * Every number of the API has at most 15 significant digits, and a JavaScript number gives each of those back as it
 * was. That holds for what the service sends; sums of such numbers may be off (`0.1 + 0.2`), so add up with a decimal
 * library made from these texts, or let the service compute. Raises a RangeError for a number that cannot have come
 * from the service, and for more places than were asked for.
 */
export declare function decimalText(value: number, places?: number): string;
