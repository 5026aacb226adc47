import pg from 'pg';

const { builtins } = pg.types;

/** The types whose values PostgreSQL always writes in ASCII. */
export const asciiTypes: ReadonlySet<number> = new Set([
  builtins.BOOL,
  builtins.INT2,
  builtins.INT4,
  builtins.INT8,
  builtins.NUMERIC,
  builtins.DATE,
  builtins.TIMESTAMPTZ,
  builtins.UUID,
  // As hexadecimal digits.
  builtins.BYTEA,
]);
