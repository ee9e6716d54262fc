import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Packages that exactly one library may import (docs/architecture.md, "Walls"). */
const walls = {
  bullmq: 'libs/server/platform/queue',
  '@nestjs/bullmq': 'libs/server/platform/queue',
  '@bull-board/*': 'libs/server/platform/queue',
  '@aws-sdk/*': 'libs/server/platform/storage',
  'socket.io': 'apps/gateway',
  nodemailer: 'libs/server/platform/mail',
  'openid-client': 'libs/server/accounts',
  stripe: 'libs/server/billing',
  'rate-limiter-flexible': 'libs/server/platform/limits',
};

const wallRule = (allowedHere) => [
  'error',
  {
    patterns: Object.entries(walls)
      .filter(([, home]) => home !== allowedHere)
      .map(([name, home]) => ({
        group: [name, `${name}/*`],
        message: `${name} is imported by ${home} alone.`,
      })),
  },
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/.nx/**', '**/.data/**', '**/node_modules/**', '**/test-results/**'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommended],
    plugins: { '@nx': nx },
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          enforceBuildableLibDependency: false,
          // The specs of the database use test databases, which its migrations make.
          ignoredCircularDependencies: [['database', 'testing']],
          depConstraints: [
            { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:web', 'scope:shared'] },
            {
              sourceTag: 'scope:server',
              onlyDependOnLibsWithTags: ['scope:server', 'scope:shared', 'scope:test'],
            },
            { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
            {
              sourceTag: 'scope:test',
              onlyDependOnLibsWithTags: ['scope:server', 'scope:shared', 'scope:test'],
            },
            {
              sourceTag: 'type:app',
              onlyDependOnLibsWithTags: ['type:feature', 'type:core', 'type:platform', 'type:contracts'],
            },
            {
              sourceTag: 'type:feature',
              onlyDependOnLibsWithTags: ['type:core', 'type:platform', 'type:contracts'],
            },
            {
              sourceTag: 'type:core',
              onlyDependOnLibsWithTags: ['type:core', 'type:platform', 'type:contracts'],
            },
            { sourceTag: 'type:platform', onlyDependOnLibsWithTags: ['type:platform', 'type:contracts'] },
            {
              sourceTag: 'type:contracts',
              onlyDependOnLibsWithTags: ['type:contracts'],
              allowedExternalImports: ['zod'],
            },
          ],
        },
      ],
      'no-restricted-imports': wallRule(),
    },
  },
  ...[...new Set(Object.values(walls))].map((home) => ({
    files: [`${home}/**/*.ts`],
    rules: { 'no-restricted-imports': wallRule(home) },
  })),
  {
    // The peer that our hand-over is measured beside is BullMQ itself, without our wall.
    files: ['tools/bench/src/bare-{bullmq,bulk}.ts'],
    rules: { 'no-restricted-imports': wallRule('libs/server/platform/queue') },
  },
  {
    // The peer of our sockets is socket.io itself, without our gateway.
    files: ['tools/bench/src/bare-sockets.ts'],
    rules: { 'no-restricted-imports': wallRule('apps/gateway') },
  },
  {
    // The simulator checks and answers in the provider's own types, and is tried with the provider's own client.
    files: ['tools/simulators/src/**/*.ts'],
    rules: { 'no-restricted-imports': wallRule('libs/server/billing') },
  },
  {
    // Production code never reaches for test helpers; only specs and what they share may.
    files: ['libs/server/**/*.ts', 'apps/{api,gateway,worker}/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/*.fixture.ts', '**/*.contract.ts', '**/src/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: ['@portada/testing', '@portada/simulators'].map((name) => ({
            name,
            message: `Only specs may import ${name}.`,
          })),
        },
      ],
    },
  },
  {
    files: ['apps/web/**/*.tsx', 'libs/ui/**/*.tsx', 'apps/web/**/*.ts'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
  },
  {
    files: ['apps/web/src/features/*/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/features/*'], message: 'A feature never imports another feature.' }] },
      ],
    },
  },
  {
    files: ['apps/web-e2e/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      // Our own fixtures expect, too: `expectPage`, `editor.expectSuccess`.
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^(\\w+\\.)?expect'] }],
    },
  },
);
