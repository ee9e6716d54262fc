import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import importX from 'eslint-plugin-import-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Packages that exactly one library may import (docs/architecture.md, "Boundaries"). */
const homes = {
  bullmq: 'libs/server/platform/queue',
  '@nestjs/bullmq': 'libs/server/platform/queue',
  '@bull-board/*': 'libs/server/platform/queue',
  '@aws-sdk/*': 'libs/server/platform/storage',
  'socket.io': 'apps/gateway',
  nodemailer: 'libs/server/mail',
  'openid-client': 'libs/server/accounts',
  stripe: 'libs/server/billing',
  'rate-limiter-flexible': 'libs/server/platform/rate-limit',
  pg: 'libs/server/platform/database',
  ioredis: 'libs/server/platform/redis',
  ws: 'libs/server/platform/image-models',
};

/** Tests and tools connect to Postgres and Redis themselves, to look and to do harm. */
const testFiles = [
  '**/*.spec.ts',
  '**/*.fixture.ts',
  '**/src/testing/**',
  'libs/testing/**',
  'tools/**',
  'apps/{api,web,worker}-e2e/**',
];
const testPackages = ['pg', 'ioredis'];

const packagesOf = (home) => Object.keys(homes).filter((name) => homes[name] === home);

/** Refuses every package of `homes` but the allowed ones. */
const refusePackagesBut = (allowed) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: Object.entries(homes)
        .filter(([name]) => !allowed.includes(name))
        .map(([name, home]) => ({
          group: [name, `${name}/*`],
          message: `${name} is imported by ${home} alone.`,
        })),
    },
  ],
});

/** Packages and modules of the server: the part of the studio that a browser runs imports none of them. */
const serverOnly = ['@napi-rs/canvas', 'piscina', 'sharp', 'node:*'];

/** Folders of the web: a feature imports no other feature, `shared` imports no feature, and neither imports `app`. */
const webZones = () => {
  const src = 'apps/web/src';
  const features = readdirSync(join(import.meta.dirname, src, 'features'));
  const zone = (target, from, message, except = []) => ({
    target: `${src}/${target}`,
    from: `${src}/${from}`,
    message,
    except,
  });
  return [
    ...features.map((name) =>
      zone(`features/${name}`, 'features', 'A feature never imports another feature.', [`./${name}`]),
    ),
    zone('shared', 'features', 'Shared code never imports a feature.'),
    ...['features', 'shared'].map((target) => zone(target, 'app', `Code of ${target} never imports app.`)),
  ];
};

/**
 * What a project of each scope and type may import.
 * @param allow import names that are allowed although they are applications
 */
const moduleBoundaries = (allow) => [
  'error',
  {
    allow,
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
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/.nx/**', '**/.data/**', '**/node_modules/**', '**/test-results/**'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommended],
    plugins: { '@nx': nx },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@nx/enforce-module-boundaries': moduleBoundaries([]),
      ...refusePackagesBut([]),
    },
  },
  { files: testFiles, rules: refusePackagesBut(testPackages) },
  ...[...new Set(Object.values(homes))].flatMap((home) => [
    { files: [`${home}/**/*.ts`], rules: refusePackagesBut(packagesOf(home)) },
    {
      files: ['spec', 'fixture']
        .map((kind) => `${home}/**/*.${kind}.ts`)
        .concat(`${home}/**/src/testing/**/*.ts`),
      rules: refusePackagesBut([...packagesOf(home), ...testPackages]),
    },
  ]),
  {
    // The peers that ours are measured beside are these packages themselves.
    files: ['tools/bench/src/bare-{bullmq,bulk,sockets}.ts'],
    rules: refusePackagesBut([...testPackages, 'bullmq', 'socket.io']),
  },
  {
    // The simulator checks and answers in the provider's own types, and is tried with the provider's own client.
    files: ['tools/simulators/src/**/*.ts'],
    rules: refusePackagesBut([...testPackages, 'stripe', 'ws']),
  },
  {
    files: ['libs/studio/**/*.ts'],
    ignores: ['libs/studio/{engine,cli}/**', '**/*.spec.ts', '**/*.fixture.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: [...serverOnly, ...Object.keys(homes)], message: 'A browser draws scenes, too.' },
          ],
        },
      ],
    },
  },
  {
    // Production code never reaches for test helpers; only specs and what they share may.
    files: ['libs/{server,studio}/**/*.ts', 'apps/{api,gateway,worker,web-server}/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/*.fixture.ts', '**/*.contract.ts', '**/src/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            '@portada/testing',
            '@portada/simulators',
            '@portada/image-models/contract',
            '@portada/queue/testing',
          ].map((name) => ({
            name,
            message: `Only specs may import ${name}.`,
          })),
        },
      ],
    },
  },
  {
    // Statements stand in one place of a library, with the types of their parameters and rows.
    files: ['libs/server/{accounts,admin,billing,credits,generations,mail,thumbnails}/src/**/*.ts'],
    ignores: ['**/*.queries.ts', '**/*.spec.ts', '**/*.fixture.ts', '**/src/{testing,proofs}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.property.name='query'], CallExpression[callee.name=/^(rowsOf|rowOf|resultOf|changedBy)$/]",
          message: 'SQL stands in a *.queries.ts of its library.',
        },
      ],
    },
  },
  {
    // The tests of the api start it in their own process, through this one file.
    files: ['apps/api-e2e/src/harness/test-app.ts'],
    rules: { '@nx/enforce-module-boundaries': moduleBoundaries(['@portada/api-testing']) },
  },
  {
    // `npm start` and the benchmarks run the web server in their own process.
    files: ['tools/**/*.ts'],
    rules: { '@nx/enforce-module-boundaries': moduleBoundaries(['@portada/web-server']) },
  },
  {
    files: ['apps/web/**/*.tsx', 'libs/ui/**/*.tsx', 'apps/web/**/*.ts'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver': { node: { extensions: ['.ts', '.tsx'] } } },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: webZones() }],
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
