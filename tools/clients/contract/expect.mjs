/** Compares a driver's answer with the expectation of a scenario. Each difference is a sentence. */

const marks = {
  $count: (count, actual) =>
    Array.isArray(actual) && actual.length === count ? [] : [`not a list of ${count}`],
  $matches: (pattern, actual) =>
    new RegExp(pattern).test(actual) ? [] : [`${shown(actual)} is not ${pattern}`],
  $distinct: (field, actual) => {
    const values = actual.map((entry) => entry[field]);
    return new Set(values).size === values.length ? [] : [`${field} is not distinct`];
  },
  $exact: (text, actual) => {
    const is = typeof actual === 'number' ? String(actual) : actual?.$decimal;
    return is === text ? [] : [`${shown(actual)} is not exactly ${text}`];
  },
};

/** Returns how the actual value differs from the expected one, which may omit members of objects. */
export function differences(expected, actual, place = 'the answer') {
  const names = isObject(expected) ? Object.keys(expected) : [];
  if (names.some((name) => name in marks)) {
    return names.flatMap((name) => marks[name](expected[name], actual)).map((wrong) => `${place}: ${wrong}`);
  }
  if (typeof expected === 'number') {
    const number = isObject(actual) && '$decimal' in actual ? Number(actual.$decimal) : actual;
    return number === expected ? [] : [`${place} is ${shown(actual)} instead of ${expected}`];
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) {
      return [`${place} is ${shown(actual)} instead of ${expected.length} entries`];
    }
    return expected.flatMap((entry, index) => differences(entry, actual[index], `${place}[${index}]`));
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return [`${place} is ${shown(actual)} instead of an object`];
    return names.flatMap((name) => differences(expected[name], actual[name], `${place}.${name}`));
  }
  return actual === expected ? [] : [`${place} is ${shown(actual)} instead of ${shown(expected)}`];
}

/**
 * Returns the amounts of an answer that do not have the promised type: the exact type of the library, or a number.
 *
 * Takes the model's type of the answer. A text counts as an amount, too, if its pattern in the document is that of a
 * decimal.
 */
export function inexactDecimals(answer, answerType, { schemas, isExact }) {
  const isDecimal = (value, { isText }) =>
    isExact ? isObject(value) && typeof value.$decimal === 'string' : isText || typeof value === 'number';
  const inexact = (value, type, place) => {
    if (value === null || value === undefined || type === undefined) return [];
    if (type.kind === 'decimal')
      return isDecimal(value, type) ? [] : [`${place} is ${shown(value)}, not a decimal`];
    if (type.kind === 'list') {
      return value.flatMap((entry, index) => inexact(entry, type.of, `${place}[${index}]`));
    }
    if (type.kind !== 'ref') return [];
    const { fields } = schemas.find(({ name }) => name === type.name);
    return fields.flatMap((field) => inexact(value[field.name], field.type, `${place}.${field.name}`));
  };
  return inexact(answer, answerType, 'the answer');
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value) {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
