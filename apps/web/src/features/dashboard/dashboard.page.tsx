import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { useSession } from '../../shared/session/session';
import { CreateThumbnailDialog } from '../../shared/thumbnails/create-thumbnail-dialog';
import { DashboardActions } from './dashboard-actions';
import { RecentThumbnails } from './recent-thumbnails';

/** Dashboard, the start page of signed-in users. */
export const DashboardPage = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const [creating, setCreating] = useState(false);
  const create = () => setCreating(true);
  return (
    <Page>
      <div className="grid grid-cols-1 gap-2">
        <PageHeading title={t('dashboard.title')}>
          {t('dashboard.welcome', { name: user?.displayName || t('dashboard.user') })}
        </PageHeading>
        <p className="text-lead text-text-2">{t('dashboard.lead')}</p>
      </div>
      <DashboardActions credits={user?.credits ?? 0} onCreate={create} />
      <RecentThumbnails onCreate={create} />
      <CreateThumbnailDialog open={creating} onClose={() => setCreating(false)} />
    </Page>
  );
};
