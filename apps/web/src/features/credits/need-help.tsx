import { Card } from '@portada/ui';
import { useTranslation } from '../../shared/i18n/translation';
import { ContactSupport } from './contact-support';

/** Section with a contact for questions about a payment. */
export const NeedHelp = () => {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="help" className="pt-4">
      <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 p-6 sm:p-8">
        <div className="grid gap-1">
          <h2 id="help" className="text-[1.375rem] leading-tight font-[750] tracking-[-0.015em]">
            {t('credits.help')}
          </h2>
          <p className="max-w-[52ch] text-text-2">{t('credits.helpText')}</p>
        </div>
        <ContactSupport />
      </Card>
    </section>
  );
};
