import { buttonClass, Skeleton } from '@portada/ui';
import { useConfig } from '../../shared/config/config';
import { useTranslation } from '../../shared/i18n/translation';

/** Link that opens an email to the support of Portada. */
export const ContactSupport = () => {
  const { t } = useTranslation();
  const config = useConfig();
  if (config === null) return <Skeleton className="h-11 w-44 rounded-full" />;
  return (
    <a href={`mailto:${config.contactEmail}`} className={buttonClass({ variant: 'outline' })}>
      {t('credits.contact')}
    </a>
  );
};
