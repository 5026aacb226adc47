import eslint from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const NODE_GLOBALS = [
  'AbortController',
  'AbortSignal',
  'Buffer',
  'URL',
  'clearTimeout',
  'console',
  'fetch',
  'process',
  'setTimeout',
];

/**
 * Every rule is an error: a warning is something that nobody reads. Layout is prettier's business, architecture that
 * of test/tidy.
 */
export default defineConfig(
  // The panel has a configuration of its own, with the rules of React: panel/eslint.config.mjs; clients and openapi are checked by what generates and tests them.
  globalIgnores(['dist/', 'dist-dev/', 'coverage/', 'data/', 'vendor/', 'panel/', 'clients/', 'openapi/']),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    rules: {
      ...eslint.configs.recommended.rules,
      // Texts from outside are searched for control characters on purpose: NUL is refused at the edge.
      'no-control-regex': 'off',
      eqeqeq: 'error',
      'no-implicit-coercion': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Must stay off, and so must every rule like it: the fix turns the import of a class into `import type`, which
      // erases it from the decorator metadata. A DTO is then no longer validated, and nothing says so.
      '@typescript-eslint/consistent-type-imports': 'off',

      // A new member of a union has to be thought of in every switch, also in one that has a default.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/no-floating-promises': ['error', { checkThenables: true, ignoreVoid: true }],
      // A Nest module is an empty class under a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // `return next();` in a middleware is one thought.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // DTOs and entities are shapes without behaviour: plain objects of their shape are what is sent and stored.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Numbers and bigints read well in a template; what prints as [object Object] stays forbidden.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowAny: false, allowBoolean: false, allowNullish: false, allowRegExp: false },
      ],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
    },
  },
  {
    // Scripts run by Node without types; in TypeScript the compiler knows what exists.
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])),
    },
  },
  {
    // What the service has to say goes to its log, one JSON line each.
    files: ['src/**/*.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['**/*.spec.ts', 'test/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'waitForFunction', message: 'The panel forbids it to try again: use visitor.sees().' },
      ],
      // The body of an answer is whatever the service sent; the contract check has held it against its schema.
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
      // `expect(invoice.total!)` fails on undefined just as well as a check before it would.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Matchers such as expect.any() and the body of a supertest answer are `any`.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      // `expect(mock.method)` names a method without calling it.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
