import type { Thumbnail } from '@portada/contracts';
import { Button, buttonClass } from '@portada/ui';
import { Columns3, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { Widget } from '../../shared/page/widget';
import { PageHeading } from '../../shared/page/page-heading';
import { CreateThumbnailDialog } from '../../shared/thumbnails/create-thumbnail-dialog';
import { useListFilter } from './list-filter';
import { ListFilters } from './list-filters';
import { DeleteThumbnailDialog } from './delete-thumbnail-dialog';
import { ThumbnailSearch } from './thumbnail-search';
import { ThumbnailGrid } from './thumbnail-grid';
import { useSearchText } from './search-text';

/** Page with all thumbnails of the user, filtered and ordered as the URL says. */
export const ThumbnailsPage = () => {
  const { t } = useTranslation();
  const search = useSearchText();
  const { filter, change, clear } = useListFilter();
  const [creating, setCreating] = useState(false);
  const [doomed, setDoomed] = useState<Thumbnail | null>(null);
  return (
    <Page>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PageHeading title={t('thumbnails.title')} />
        <div className="flex flex-wrap gap-3">
          <Link to="/compare" className={buttonClass({ variant: 'outline' })}>
            <Columns3 aria-hidden />
            {t('thumbnails.compare')}
          </Link>
          <Button
            variant="volt"
            icon={<Plus strokeWidth={2.5} aria-hidden />}
            onClick={() => setCreating(true)}
          >
            {t('thumbnails.create')}
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <ThumbnailSearch {...search} />
        <ListFilters filter={filter} onChange={change} />
      </div>
      <Widget>
        <ThumbnailGrid
          q={search.asked}
          filter={filter}
          onClear={() => {
            search.onChange('');
            clear();
          }}
          onCreate={() => setCreating(true)}
          onDelete={setDoomed}
        />
      </Widget>
      <CreateThumbnailDialog open={creating} onClose={() => setCreating(false)} />
      <DeleteThumbnailDialog thumbnail={doomed} onClose={() => setDoomed(null)} />
    </Page>
  );
};
