import { useTranslation } from '../../shared/i18n/translation';
import { Prose, type ProseSection, TableOfContents } from '../../shared/page/prose';
import { site } from '../../shared/site/site';

/** Table of contents and sections of a policy. The section `contact` ends with the email address of Portada. */
export const Rules = ({ sections }: { sections: readonly ProseSection[] }) => {
  const { t } = useTranslation();
  return (
    <div className="grid gap-x-24 gap-y-10 pt-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <TableOfContents label={t('policies.contents')} sections={sections} />
      </div>
      <Prose sections={sections} figures={{ contact: <Address /> }} />
    </div>
  );
};

const Address = () => {
  const { contactEmail } = site();
  return (
    <p>
      <a
        href={`mailto:${contactEmail}`}
        className="inline-flex min-h-6 items-center text-h3 pointer-coarse:min-h-11 text-accent-text underline underline-offset-4"
      >
        {contactEmail}
      </a>
    </p>
  );
};
