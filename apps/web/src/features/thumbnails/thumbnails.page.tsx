import type { Thumbnail } from '@portada/contracts';
import { Button, buttonClass, IconButton } from '@portada/ui';
import { Columns3, LayoutGrid, ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { Widget } from '../../shared/page/widget';
import { PageHeading } from '../../shared/page/page-heading';
import { CreateThumbnailDialog } from '../../shared/thumbnails/create-thumbnail-dialog';
import { useThumbnailList } from '../../shared/thumbnails/list-thumbnails';
import { useListView } from './list-view';
import { askedOf, useListFilter } from './list-filter';
import { ListFilters } from './list-filters';
import { DeleteThumbnailDialog } from './delete-thumbnail-dialog';
import { useDelayedDeletion } from './selection/delayed-deletion';
import { useSelection } from './selection/selection';
import { TagsDialog } from './tags/tags-dialog';
import { ThumbnailSearch } from './thumbnail-search';
import { ThumbnailGrid } from './thumbnail-grid';
import { useSearchText } from './search-text';

/** Page with all thumbnails of the user, filtered and ordered as the URL says. */
export const ThumbnailsPage = () => {
  const { t } = useTranslation();
  const search = useSearchText();
  const [view, setView] = useListView();
  const { filter, change, clear } = useListFilter();
  const [creating, setCreating] = useState(false);
  const [tagged, setTagged] = useState<readonly Thumbnail[] | null>(null);
  const [doomed, setDoomed] = useState<Thumbnail | null>(null);
  const list = useThumbnailList(askedOf(search.asked, filter));
  const isSelectable = list.data?.pages.some(({ items }) => items.length > 0) ?? false;
  const selection = useSelection();
  const deletion = useDelayedDeletion();
  return (
    <Page>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PageHeading title={t('thumbnails.title')} />
        <div className="flex flex-wrap gap-3">
          <IconButton
            label={t('thumbnails.onlyPictures')}
            icon={<LayoutGrid aria-hidden />}
            variant="outline"
            aria-pressed={view === 'pictures'}
            className="aria-pressed:bg-primary aria-pressed:text-on-primary"
            onClick={() => setView(view === 'cards' ? 'pictures' : 'cards')}
          />
          {isSelectable && (
            <Button
              variant="outline"
              icon={<ListChecks aria-hidden />}
              aria-pressed={selection.isOn}
              onClick={selection.isOn ? selection.end : selection.start}
            >
              {t('thumbnails.selection.start')}
            </Button>
          )}
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
          view={view}
          onClear={() => {
            search.onChange('');
            clear();
          }}
          onCreate={() => setCreating(true)}
          onDelete={setDoomed}
          selection={selection}
          hidden={deletion.hidden}
          onTagSelected={setTagged}
          onDeleteSelected={(ids) => {
            deletion.remove(ids);
            selection.end();
            document.querySelector('h1')?.focus();
          }}
        />
      </Widget>
      <CreateThumbnailDialog open={creating} onClose={() => setCreating(false)} />
      <TagsDialog thumbnails={tagged} onClose={() => setTagged(null)} />
      <DeleteThumbnailDialog thumbnail={doomed} onClose={() => setDoomed(null)} />
    </Page>
  );
};
