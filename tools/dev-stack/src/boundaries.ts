import { existsSync } from 'node:fs';
import { ESLint } from 'eslint';
import { inWorkspace } from './workspace';

/** Imports that lint must refuse, each with the lint rule and a file that must not contain the import. */
const forbidden = [
  {
    rule: 'the web never imports the server',
    file: 'apps/web/src/app/layouts/app-shell.layout.tsx',
    from: '@portada/credits',
  },
  {
    rule: 'contracts never import another library of Portada',
    file: 'libs/contracts/src/product-config.ts',
    from: '@portada/queue',
  },
  {
    rule: 'zod is the only package that contracts import',
    file: 'libs/contracts/src/product-config.ts',
    from: 'pino',
  },
  {
    rule: 'platform never imports a feature',
    file: 'libs/server/platform/queue/src/index.ts',
    from: '@portada/generations',
  },
  {
    rule: 'a feature never imports a feature',
    file: 'libs/server/thumbnails/src/index.ts',
    from: '@portada/generations',
  },
  {
    rule: 'mail never imports the accounts that it sends for',
    file: 'libs/server/mail/src/index.ts',
    from: '@portada/accounts',
  },
  {
    rule: 'core never imports a feature',
    file: 'libs/server/credits/src/index.ts',
    from: '@portada/thumbnails',
  },
  {
    rule: 'only the queue library imports bullmq',
    file: 'libs/server/generations/src/index.ts',
    from: 'bullmq',
  },
  {
    rule: 'only the queue library imports @nestjs/bullmq',
    file: 'libs/server/generations/src/index.ts',
    from: '@nestjs/bullmq',
  },
  { rule: 'only the gateway imports socket.io', file: 'apps/api/src/main.ts', from: 'socket.io' },
  {
    rule: 'only the storage library imports the S3 client',
    file: 'libs/server/thumbnails/src/index.ts',
    from: '@aws-sdk/client-s3',
  },
  {
    rule: 'only the accounts library imports openid-client',
    file: 'libs/server/credits/src/index.ts',
    from: 'openid-client',
  },
  {
    rule: 'only the database library imports pg',
    file: 'libs/server/generations/src/index.ts',
    from: 'pg',
  },
  {
    rule: 'only the harness file of api-e2e imports the api',
    file: 'apps/api-e2e/src/admin.spec.ts',
    from: '@portada/api-testing',
  },
  { rule: 'only the redis library imports ioredis', file: 'apps/worker/src/main.ts', from: 'ioredis' },
  {
    rule: 'only the observability library imports OpenTelemetry',
    file: 'apps/worker/src/main.ts',
    from: '@opentelemetry/api',
  },
  {
    rule: 'the web never imports the engine of the studio',
    file: 'apps/web/src/app/layouts/app-shell.layout.tsx',
    from: '@portada/studio/engine',
  },
  {
    rule: 'the part of the studio for browsers never imports its engine',
    file: 'libs/studio/planning/plan-scene.ts',
    from: '@portada/studio/engine',
  },
  {
    rule: 'the part of the studio for browsers never imports a file of its engine',
    file: 'libs/studio/rendering/render-scene.ts',
    from: '../engine/render-context',
  },
  {
    rule: 'the part of the studio for browsers never imports the canvas of the server',
    file: 'libs/studio/rendering/render-scene.ts',
    from: '@napi-rs/canvas',
  },
  {
    rule: 'other projects import only the two entry points of the studio',
    file: 'apps/worker/src/worker.module.ts',
    from: '../../../libs/studio/engine/studio',
  },
  {
    rule: 'a feature of the web never imports another feature',
    file: 'apps/web/src/features/pricing/pricing.page.tsx',
    from: '../editor/editor.page',
  },
  {
    rule: 'a feature of the web never imports the app',
    file: 'apps/web/src/features/pricing/pricing.page.tsx',
    from: '../../app/query-client',
  },
  {
    rule: 'shared code of the web never imports a feature',
    file: 'apps/web/src/shared/query-keys.ts',
    from: '../features/editor/editor.page',
  },
  {
    rule: 'shared code of the web never imports the app',
    file: 'apps/web/src/shared/query-keys.ts',
    from: '../app/query-client',
  },
] as const;

const boundaryRules = [
  '@nx/enforce-module-boundaries',
  'no-restricted-imports',
  'import-x/no-restricted-paths',
];

/**
 * Lints a file text for each forbidden import. The project graph of Nx must exist.
 * @returns one sentence for each import that lint accepts, and for each named file that does not exist
 */
export const boundaryBreaches = async (): Promise<string[]> => {
  const eslint = new ESLint({ cwd: inWorkspace() });
  const answers = await Promise.all(
    forbidden.map(async ({ rule, file, from }) => {
      if (!existsSync(inWorkspace(file))) return [`No such file: ${file} (${rule}).`];
      const [result] = await eslint.lintText(`import '${from}';\n`, { filePath: inWorkspace(file) });
      const refused = result?.messages.some(
        ({ ruleId }) => ruleId !== null && boundaryRules.includes(ruleId),
      );
      return refused ? [] : [`Not refused: ${file} importing ${from} (${rule}).`];
    }),
  );
  return answers.flat();
};
