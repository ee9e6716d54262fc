import { buttonClass, Skeleton } from '@portada/ui';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../../shared/config/config';

/** The way to somebody who can help, by mail. */
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
