import { expect, it } from 'vitest';
import { spacedReference } from './spaced-reference';

it('shows a structured reference in groups of four, and another text as it is', () => {
  expect(spacedReference('RF18539007547034')).toBe('RF18\u00a05390\u00a00754\u00a07034');
  expect(spacedReference('Contract 17, part 2')).toBe('Contract 17, part 2');
});
