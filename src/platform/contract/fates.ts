/** A value that holds no words: no person can be named in it. */
type Wordless = number | bigint | boolean | Date | { toNumber(): number } | null;

/**
 * What becomes of a column. `told`: every answer has it, under its name. `whole`: so has the answer of one, but no
 * list. `spread`: only the answer of one has it, under other names. `internal`: no answer has it.
 */
interface Told {
  readonly is: 'told' | 'whole' | 'spread' | 'internal';
}

/** Whether it is part of the legal form of an issued document. Every told column of a document says so. */
interface Issued {
  readonly issued: 'frozen' | 'changeable' | 'never';
}

/** Whether it may name or describe a person. Every column that can hold words says so. */
interface Personal {
  readonly personal: boolean;
}

type PersonalOf<Value> = [Value] extends [Wordless] ? Partial<Personal> : Personal;

/** One fate for each column of a row; a column without one does not compile. */
export type Fates<Row extends object> = { readonly [Name in keyof Row]: Told & PersonalOf<Row[Name]> };

/** The same for the row of a document. */
export type DocumentFates<Row extends object> = {
  readonly [Name in keyof Row]: Told & Issued & PersonalOf<Row[Name]>;
};

/** The names of the columns with a fate. */
export type ColumnsThat<All, Fate> = {
  [Name in keyof All]: All[Name] extends Fate ? Name : never;
}[keyof All] &
  string;

/** What a class of answers must have: it `implements` this. */
export type Tells<All> = Readonly<Record<ColumnsThat<All, { readonly is: 'told' }>, unknown>>;

/** A class of requests that has every field that a caller may decide; the compiler names one that it lacks. */
export type Takes<Details, Dto extends Record<keyof Details, unknown>> = Dto;

/** Returns the columns with one of the fates, in the order of their declaration. */
export function columnsThat(
  fates: Readonly<Record<string, Told & Partial<Issued & Personal>>>,
  wanted: Partial<Told & Issued & Personal>,
): string[] {
  const names = Object.entries(fates).filter(([, fate]) =>
    Object.entries(wanted).every(([key, value]) => fate[key as keyof typeof fate] === value),
  );
  return names.map(([name]) => name);
}
