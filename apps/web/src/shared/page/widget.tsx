import { ErrorState } from '@portada/ui';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from '../i18n/translation';

/**
 * Error boundary around a part of a page. If rendering the part fails, a message with a retry button replaces the part,
 * and the rest of the page stays. A retry renders the part again and refetches its failed queries.
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
