import { productConfig } from '@portada/contracts';
import { buttonClass, ErrorState } from '@portada/ui';
import { Link } from 'react-router-dom';
import { registerMessages, useTranslation } from '../shared/i18n/translation';
import { reloadPage } from '../shared/redirect';
import { shellMessages } from './shell.messages';

registerMessages({ app: shellMessages });

/**
 * Error page that replaces a page that failed to render.
 * @param props.detail message of the error
 */
export const PageFailure = ({ detail }: { detail: string | undefined }) => {
  const { t } = useTranslation();
  return (
    <>
      <title>{`${t('app.pageFailed')} · ${productConfig.product}`}</title>
      <ErrorState
        level={1}
        title={t('app.pageFailed')}
        text={t('app.pageFailedText')}
        detail={detail}
        retryLabel={t('app.reload')}
        onRetry={reloadPage}
        action={
          <Link to="/" className={buttonClass({ variant: 'ghost' })}>
            {t('shared.backToHome')}
          </Link>
        }
      />
    </>
  );
};
