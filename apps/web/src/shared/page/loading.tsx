import { productConfig } from '@portada/contracts';
import { Spinner } from '@portada/ui';
import { useTranslation } from '../i18n/translation';

/** Spinner in the middle of the browser window. */
const Centred = ({ label }: { label: string }) => (
  <div className="grid min-h-[70dvh] place-items-center">
    <title>{productConfig.product}</title>
    <Spinner label={label} />
  </div>
);

/** Loading state that is shown while the code of a page is loading. */
export const Loading = () => {
  const { t } = useTranslation();
  return <Centred label={t('shared.loading')} />;
};

/**
 * Loading state that is shown while it is unknown which page to show. The heading of this state is the product
 * name.
 * @param props.label label of the loading state
 */
export const Waiting = ({ label }: { label: string }) => (
  <>
    <h1 className="sr-only">{productConfig.product}</h1>
    <Centred label={label} />
  </>
);
