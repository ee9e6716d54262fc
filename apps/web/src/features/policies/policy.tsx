import { Button } from '@portada/ui';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';

type PolicyProps = { title: string; lead: string; sections: readonly { title: string; text: string }[] };

/** A page of rules; Back goes one step back in history. */
export const Policy = ({ title, lead, sections }: PolicyProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Page narrow>
      <div>
        <Button
          variant="ghost"
          size="small"
          icon={<ArrowLeft aria-hidden />}
          onClick={() => void navigate(-1)}
        >
          {t('policies.back')}
        </Button>
      </div>
      <div className="grid gap-3">
        <PageHeading title={title} />
        <p className="text-lead text-text-2">{lead}</p>
      </div>
      {sections.map((section) => (
        <section key={section.title} className="grid gap-1.5">
          <h2 className="text-h3">{section.title}</h2>
          <p className="max-w-measure text-text-2">{section.text}</p>
        </section>
      ))}
    </Page>
  );
};
