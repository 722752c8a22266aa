import eslint from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import svelteConfig from './web/svelte.config.js';

/** Which room may not import what; architecture.md's one-way streets, kept by a tool. */
const wall = (message, ...patterns) => ({
  'no-restricted-imports': ['error', { patterns: patterns.map((regex) => ({ regex, message })) }],
});

const project = ['rules/tsconfig.test.json', 'api/tsconfig.json', 'web/tsconfig.json'];

/** The typed rules that have caught real faults; what is not here is Prettier's or the compiler's business. */
const typed = {
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

export default typescript.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/build/',
      '**/.svelte-kit/',
      '.pelagonia/',
      'coverage/',
      'web/src/lib/paraglide/',
      'web/src/lib/generated/',
    ],
  },
  eslint.configs.recommended,
  typescript.configs.base,
  ...svelte.configs['flat/recommended'],
  ...svelte.configs['flat/prettier'],
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: globals.node },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-undef': 'off',
      'no-unused-vars': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      // Links are made by the language's own function, and the page always lies at the root.
      'svelte/no-navigation-without-resolve': 'off',
      'no-constant-condition': ['error', { checkLoops: false }],
    },
  },
  {
    files: ['**/*.ts', '**/*.svelte'],
    rules: { '@typescript-eslint/no-explicit-any': 'error' },
  },
  {
    files: ['rules/**/*.ts', 'api/**/*.ts', 'web/{src,test}/**/*.ts'],
    ignores: ['**/*.svelte.ts'],
    languageOptions: { parserOptions: { project, tsconfigRootDir: import.meta.dirname } },
    rules: typed,
  },
  {
    // Nest reads constructor types at run time, so an import that looks like a mere type must stay in api/.
    files: ['rules/**/*.ts', 'web/**/*.ts', 'web/**/*.svelte'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: typescript.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    files: ['web/**'],
    rules: wall(
      'The page knows the service by its schema only.',
      '(^|/)api/(src|dist|test)',
      '^@pelagonia/api',
    ),
  },
  { files: ['api/**'], rules: wall('The service does not know the page.', '(^|/)web/', '^@pelagonia/web') },
  {
    files: ['rules/src/**'],
    ignores: ['**/*.test.ts'],
    rules: wall(
      'Rules are pure: no Node, no service, no page.',
      '^node:',
      '(^|/)(api|web|scripts)/',
      '^@pelagonia/',
      '^(@nestjs|typeorm|graphql)',
    ),
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
);
