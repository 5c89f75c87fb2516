import js from '@eslint/js';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['**/node_modules/**', '**/*.d.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-implied-eval': 'error',
      'no-undef': 'off', // TypeScript knows the globals
      'prefer-const': 'error',
      'max-lines': ['error', 400],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['web/*.js', 'web/*.ts', 'web/plugins/*.ts', 'web/scripts/*.mjs', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
);
