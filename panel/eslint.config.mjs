import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The rules of React and of accessible markup. TypeScript's own compiler and prettier do the rest.
 *
 * It is ESLint 9, because eslint-plugin-jsx-a11y does not yet take the next one.
 */
export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'public/'] },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended, jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // These prepare code for React's compiler, which does not build this panel.
      ...Object.fromEntries(
        ['set-state-in-effect', 'refs', 'purity', 'globals'].map((name) => [`react-hooks/${name}`, 'off']),
      ),
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "Property[key.name='queryKey'] > ArrayExpression, VariableDeclarator[id.name='queryKey'] > ArrayExpression",
          message:
            'Make query keys with keysOf() of api/query-keys.ts, so that what is changed is also reloaded.',
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // A page or dialog puts the person into its first field; where it does is tested with the keyboard.
      'jsx-a11y/no-autofocus': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
);
