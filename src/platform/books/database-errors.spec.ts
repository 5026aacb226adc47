import { Problem } from '../../kernel/problems/problem.js';
import { asProblem, violatedConstraint } from './database-errors.js';

describe('a failure of the database', () => {
  it.each([
    ['57014', 'took too long'],
    ['57P01', 'cannot be reached'],
    ['53100', 'storage'],
  ])('says what it is: %s', (code, said) => {
    const problem = asProblem({ code, message: 'x' });
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({ code: 'unavailable', detail: expect.stringContaining(said) as string });
  });
});

describe('the constraint that a statement violated', () => {
  it('is the one that PostgreSQL names', () => {
    const message = 'duplicate key value violates unique constraint "uq_customers_external_id"';
    expect(violatedConstraint({ code: '23505', constraint: 'uq_customers_external_id', message })).toBe(
      'uq_customers_external_id',
    );
  });

  it.each([
    ['23505', 'duplicate key value violates unique constraint "uq_customers_external_id_102122"'],
    ['23505', 'duplicate key value violates unique constraint "uq_customers_external_id"'],
    [
      '23503',
      'insert or update on table "x_102" violates foreign key constraint "uq_customers_external_id_1021228"',
    ],
  ])('is read off the message where another node has sent it without the field: %s %s', (code, message) => {
    expect(violatedConstraint({ code, message })).toBe('uq_customers_external_id');
  });

  it('keeps the digits that belong to its name', () => {
    const message = 'duplicate key value violates unique constraint "uq_rates_2026_102122"';
    expect(violatedConstraint({ code: '23505', message })).toBe('uq_rates_2026');
  });

  it('is none for a failure of another kind', () => {
    expect(
      violatedConstraint({ code: '40001', message: 'constraint "uq_customers_external_id"' }),
    ).toBeUndefined();
    expect(violatedConstraint(new Error('not of the database'))).toBeUndefined();
  });
});
