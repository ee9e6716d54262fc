import { apiKeyRoot, apiKeyScopes, errorCatalogue, programTags, webhookTexts } from '@portada/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/translation';
import { TableOfContents } from '../../shared/page/prose';
import { site } from '../../shared/site/site';
import { Command } from './command';
import { curlCommand } from './curl-command';
import { OperationEntry } from './operation-entry';
import { type Operation, errorTable, operations } from './openapi';

const tags = Object.keys(programTags) as (keyof typeof programTags)[];

const textClass = 'max-w-[34rem] text-body text-text-2';

/** A program that calls the API with types that were generated from the OpenAPI document. */
const clientProgram = (
  origin: string,
): string => `npx openapi-typescript ${origin}${apiKeyRoot}/openapi.json -o portada.ts

import createClient from 'openapi-fetch';
import type { paths } from './portada';

const portada = createClient<paths>({
  baseUrl: '${origin}',
  headers: { Authorization: \`Bearer \${process.env.PORTADA_API_KEY}\` },
});
const { data, error } = await portada.GET('${apiKeyRoot}/thumbnails');
if (error) console.error(error.code, error.requestId);`;

const errorExample = `{
  "success": false,
  "error": "…",
  "code": "insufficient_credits",
  "requestId": "…"
}`;

/** The reference of the API: first request, permissions, limits, errors, and every operation by its group. */
export const Reference = () => {
  const { t, language } = useTranslation();
  const { origin } = site();
  const first = operations.find(({ operationId }) => operationId === 'generateImage');
  const sections = [
    { id: 'start', title: t('reference.start'), content: <Start first={first} /> },
    {
      id: 'client',
      title: t('reference.client'),
      content: (
        <>
          <p className={textClass}>{t('reference.clientText')}</p>
          <Command label={t('reference.client')} text={clientProgram(origin)} />
        </>
      ),
    },
    { id: 'scopes', title: t('reference.scopes'), content: <Scopes /> },
    {
      id: 'limits',
      title: t('reference.limits'),
      content: <p className={textClass}>{t('reference.limitsText')}</p>,
    },
    { id: 'errors', title: t('reference.errors'), content: <Errors /> },
    ...tags.map((tag) => ({
      id: tag,
      title: programTags[tag].title[language],
      content: (
        <>
          <p className={textClass}>{programTags[tag].text[language]}</p>
          {tag === 'webhooks' ? <Events /> : <Operations tag={tag} />}
        </>
      ),
    })),
  ];
  return (
    <div className="grid gap-x-24 gap-y-10 pt-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <TableOfContents
          label={t('reference.contents')}
          sections={sections.map(({ id, title }) => ({ id, title, blocks: [] }))}
        />
      </div>
      <div className="grid min-w-0 gap-14">
        {sections.map(({ id, title, content }) => (
          <Part key={id} id={id} title={title}>
            {content}
          </Part>
        ))}
      </div>
    </div>
  );
};

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-5">
    <h2 id={id} tabIndex={-1} className="text-[1.625rem] leading-tight font-[750] tracking-[-0.02em]">
      {title}
    </h2>
    {children}
  </section>
);

const Start = ({ first }: { first: Operation | undefined }) => {
  const { t } = useTranslation();
  const { origin } = site();
  return (
    <>
      <p className={textClass}>{t('reference.startText')}</p>
      {first && (
        <Command
          label={t('reference.start')}
          text={curlCommand(origin, first).replace('\n  -d', '\n  -H "Prefer: wait=120" \\\n  -d')}
        />
      )}
      <p className={textClass}>{t('reference.startRepeat')}</p>
      <p className={textClass}>
        {t('reference.address')}: <code>{origin + apiKeyRoot}</code>
      </p>
    </>
  );
};

const Operations = ({ tag }: { tag: string }) => (
  <div className="divide-y divide-border border-y border-border">
    {operations
      .filter(({ tags: [own] }) => own === tag)
      .map((operation) => (
        <OperationEntry key={operation.operationId} operation={operation} />
      ))}
  </div>
);

type Rows = readonly { name: string; text: string }[];

/** Names in code with their meanings. */
const Names = ({ rows }: { rows: Rows }) => (
  <dl className="divide-y divide-border border-y border-border text-small">
    {rows.map(({ name, text }) => (
      <div key={name} className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <dt className="break-words">
          <code>{name}</code>
        </dt>
        <dd className="text-text-2">{text}</dd>
      </div>
    ))}
  </dl>
);

const Events = () => {
  const { language } = useTranslation();
  return (
    <Names rows={Object.entries(webhookTexts).map(([name, text]) => ({ name, text: text[language] }))} />
  );
};

const Scopes = () => {
  const { t } = useTranslation();
  return (
    <>
      <p className={textClass}>{t('reference.scopesText')}</p>
      <Names rows={apiKeyScopes.map((scope) => ({ name: scope, text: t(`reference.scope.${scope}`) }))} />
    </>
  );
};

const Errors = () => {
  const { t, language } = useTranslation();
  return (
    <>
      <p className={textClass}>{t('reference.errorsText')}</p>
      <Command label={t('reference.errors')} text={errorExample} />
      <Names
        rows={errorTable.map(({ status, code }) => ({
          name: `${status} ${code}`,
          text: errorCatalogue[code][language],
        }))}
      />
    </>
  );
};
