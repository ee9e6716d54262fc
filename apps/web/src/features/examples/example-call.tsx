import { productConfig } from '@portada/contracts';
import { buttonClass } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { CallToAction } from '../../shared/site/call-to-action';

/** Call to action on the page of an example. */
export const ExampleCall = () => {
  const { t } = useTranslation();
  return (
    <CallToAction
      title={t('example.call')}
      text={t('example.callText', { count: productConfig.signUpCredits })}
    >
      <Link to="/register" className={buttonClass({ variant: 'volt' })}>
        {t('example.start')}
      </Link>
      <Link to="/#examples" className={buttonClass({ variant: 'outline' })}>
        {t('example.more')}
      </Link>
    </CallToAction>
  );
};
