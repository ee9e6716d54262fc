import { Card, CopyField, buttonClass } from '@portada/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { Widget } from '../../shared/page/widget';
import { CodeBlock } from './code-block';
import { KeyList } from './key-list';
import { exampleCommand } from './example-command';
import { WebhookList } from './webhooks/webhook-list';

type PartProps = { id: string; title: string; text: string; children: ReactNode };

const Part = ({ id, title, text, children }: PartProps) => (
  <section aria-labelledby={id} className="grid min-w-0 gap-4">
    <div className="grid gap-1">
      <h2 id={id} className="text-[1.5rem] leading-tight font-[750] tracking-[-0.02em]">
        {title}
      </h2>
      <p className="text-body text-text-2">{text}</p>
    </div>
    <Card className="min-w-0">
      <Widget>{children}</Widget>
    </Card>
  </section>
);

/** The page with the API keys and webhook endpoints of the user, and an example of a request. */
export const DevelopersPage = () => {
  const { t } = useTranslation();
  return (
    <Page>
      <div className="grid gap-2">
        <PageHeading title={t('developers.title')} />
        <p className="text-lead text-text-2">{t('developers.lead')}</p>
      </div>
      <div className="grid max-w-[46rem] min-w-0 gap-14">
        <Part id="keys" title={t('developers.keys')} text={t('developers.keysText')}>
          <KeyList />
        </Part>
        <Part id="webhooks" title={t('webhooks.title')} text={t('webhooks.text')}>
          <WebhookList />
        </Part>
        <Part id="example" title={t('developers.example')} text={t('developers.exampleText')}>
          <CodeBlock label={t('developers.exampleCommand')} text={exampleCommand(location.origin)} />
        </Part>
        <Part id="assistants" title={t('developers.assistants')} text={t('developers.assistantsText')}>
          <div className="p-5 sm:px-6">
            <CopyField
              label={t('developers.serverAddress')}
              value={`${location.origin}/mcp`}
              copyLabel={t('developers.copy')}
              copiedLabel={t('developers.copied')}
            />
          </div>
        </Part>
        <Part id="reference" title={t('developers.reference')} text={t('developers.referenceText')}>
          <div className="p-5 sm:px-6">
            <Link to="/developers" className={buttonClass({ variant: 'outline' })}>
              {t('developers.openReference')}
            </Link>
          </div>
        </Part>
      </div>
    </Page>
  );
};
