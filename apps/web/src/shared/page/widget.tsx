import { ErrorState } from '@portada/ui';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from '../i18n/translation';

/**
 * A part of a page that may fail alone: where drawing it throws, a message and a retry stand in its place, and the page
 * round it stays. A retry draws it anew and asks anew for what could not be read.
 */
export const Widget = ({ children }: { children: ReactNode }) => (
  <QueryErrorResetBoundary>
    {({ reset }) => (
      <ErrorBoundary
        onReset={reset}
        fallbackRender={({ resetErrorBoundary }) => <Failed onRetry={resetErrorBoundary} />}
      >
        {children}
      </ErrorBoundary>
    )}
  </QueryErrorResetBoundary>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t('shared.widgetFailed')}
      text={t('shared.widgetFailedText')}
      retryLabel={t('shared.retry')}
      onRetry={onRetry}
    />
  );
};
