import { describe, expect, it } from 'vitest';
import { timeOf } from './time-text';

describe('timeOf', () => {
  it.each([
    ['8', '08:00'],
    ['08', '08:00'],
    ['830', '08:30'],
    ['0830', '08:30'],
    ['8:30', '08:30'],
    ['8.30', '08:30'],
    ['8h30', '08:30'],
    ['8 h', '08:00'],
    ['8 Uhr', '08:00'],
    ['23:59', '23:59'],
    ['00:00', '00:00'],
    ['8 pm', '20:00'],
    ['8:30 p.m.', '20:30'],
    ['12 am', '00:00'],
    ['12 PM', '12:00'],
  ])('understands %s', (typed, time) => {
    expect(timeOf(typed)).toBe(time);
  });

  it.each(['', 'soon', '24', '24:00', '8:60', '8:5', '13 pm', '0 am', '-1', '8:30:15', '12345'])(
    'refuses %s',
    (typed) => {
      expect(timeOf(typed)).toBeUndefined();
    },
  );
});
