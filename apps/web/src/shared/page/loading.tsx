import { Spinner } from '@portada/ui';
import { useTranslation } from 'react-i18next';

/** The whole page while its code is on the way. */
export const Loading = () => {
  const { t } = useTranslation();
  return <Waiting label={t('shared.loading')} />;
};

/** A spinner in the middle of the window. @param props.label what is waited for */
export const Waiting = ({ label }: { label: string }) => (
  <div className="grid min-h-[70dvh] place-items-center">
    <Spinner label={label} />
  </div>
);
