import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import importX from 'eslint-plugin-import-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * npm packages that only one library or app may import, each with the folder of that library or app
 * (docs/architecture.md, "Folders and boundaries").
 */
const packageOwners = {
  bullmq: 'libs/server/platform/queue',
  '@nestjs/bullmq': 'libs/server/platform/queue',
  '@bull-board/*': 'libs/server/platform/queue',
  '@aws-sdk/*': 'libs/server/platform/storage',
  'socket.io': 'apps/gateway',
  nodemailer: 'libs/server/mail',
  '@modelcontextprotocol/sdk': 'libs/server/mcp',
  'openid-client': 'libs/server/accounts',
  stripe: 'libs/server/billing',
  standardwebhooks: 'libs/server/webhooks',
  'rate-limiter-flexible': 'libs/server/platform/rate-limit',
  pg: 'libs/server/platform/database',
  ioredis: 'libs/server/platform/redis',
  '@opentelemetry/*': 'libs/server/platform/observability',
  ws: 'libs/server/platform/image-models',
};

/** Files of tests and tools, which may connect to Postgres, Redis and the MCP server directly, to check data and to simulate faults. */
const testFiles = [
  '**/*.spec.ts',
  '**/*.fixture.ts',
  '**/src/testing/**',
  'libs/testing/**',
  'tools/**',
  'apps/{api,web,worker}-e2e/**',
];
const testPackages = ['pg', 'ioredis', '@modelcontextprotocol/sdk', 'standardwebhooks'];

const packagesOf = (owner) => Object.keys(packageOwners).filter((name) => packageOwners[name] === owner);

/** Returns the rule that refuses the packages of `packageOwners`, except the packages in `allowed`. */
const refusePackagesBut = (allowed) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: Object.entries(packageOwners)
        .filter(([name]) => !allowed.includes(name))
        .map(([name, owner]) => ({
          group: [name, `${name}/*`],
          message: `Only ${owner} imports ${name}.`,
        })),
    },
  ],
});

/** Packages and modules that run only on servers. The part of the studio that runs in browsers must not import them. */
const serverOnly = ['@napi-rs/canvas', 'piscina', 'sharp', 'node:*'];

/**
 * Returns the import rules of apps/web. A feature imports no other feature, `shared` imports no feature, and
 * neither imports `app`.
 */
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
 * Returns the rule that lists the projects that a project of each scope and type may import.
 * @param allow names of applications that may be imported
 */
const moduleBoundaries = (allow) => [
  'error',
  {
    allow,
    enforceBuildableLibDependency: false,
    // The specs of the library database use test databases of the library testing, which runs the migrations of database.
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
  ...[...new Set(Object.values(packageOwners))].flatMap((owner) => [
    { files: [`${owner}/**/*.ts`], rules: refusePackagesBut(packagesOf(owner)) },
    {
      files: ['spec', 'fixture']
        .map((kind) => `${owner}/**/*.${kind}.ts`)
        .concat(`${owner}/**/src/testing/**/*.ts`),
      rules: refusePackagesBut([...packagesOf(owner), ...testPackages]),
    },
  ]),
  {
    // The benchmark scripts to which Portada is compared use these packages directly.
    files: ['tools/bench/src/bare-{bullmq,bulk,sockets}.ts'],
    rules: refusePackagesBut([...testPackages, 'bullmq', 'socket.io']),
  },
  {
    // The payment simulator uses the types of the stripe library, and its specs use the client of the library.
    files: ['tools/simulators/src/**/*.ts'],
    rules: refusePackagesBut([...testPackages, 'stripe', 'ws']),
  },
  {
    files: ['apps/web-e2e/firefox-relay.mjs'],
    rules: refusePackagesBut([...testPackages, 'ws']),
  },
  {
    files: ['libs/studio/**/*.ts'],
    ignores: ['libs/studio/{engine,cli}/**', '**/*.spec.ts', '**/*.fixture.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [...serverOnly, ...Object.keys(packageOwners)],
              message: 'This part of the studio runs in browsers.',
            },
          ],
        },
      ],
    },
  },
  {
    // Production code must not import test helpers. Specs, fixtures and contract suites may.
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
    // The SQL statements of a library are in its *.queries.ts files, with the types of their parameters and rows.
    files: ['libs/server/{accounts,admin,billing,credits,generations,mail,thumbnails}/src/**/*.ts'],
    ignores: ['**/*.queries.ts', '**/*.spec.ts', '**/*.fixture.ts', '**/src/{testing,proofs}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.property.name='query'], CallExpression[callee.name=/^(rowsOf|rowOf|resultOf|changedBy)$/]",
          message: 'SQL statements belong into a *.queries.ts file of the library.',
        },
      ],
    },
  },
  {
    // The clock of a machine may be wrong (decision 121).
    files: ['{apps/{api,gateway,worker,web-server},libs/server/**}/src/**/*.ts'],
    ignores: [
      '**/*.{spec,fixture}.ts',
      '**/src/{testing,proofs}/**',
      // The comparison itself.
      'libs/server/platform/database/src/server-clock.ts',
      // Times of libraries that read the clock of the process: BullMQ and altcha.
      'libs/server/platform/queue/src/bull-queues.ts',
      'libs/server/accounts/src/abuse/bot-check.proof-of-work.ts',
      // Waits that a provider names by date, at most a minute.
      'libs/server/platform/image-models/src/provider/failures.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Date',
          property: 'now',
          message: 'Use performance.now() for durations, and serverNow() for times.',
        },
      ],
    },
  },
  {
    // The tests in apps/api-e2e start the api in their own process, only through test-app.ts.
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
      // Functions of the fixtures, such as `expectPage` and `editor.expectSuccess`, count as assertions.
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^(\\w+\\.)?expect'] }],
    },
  },
);
