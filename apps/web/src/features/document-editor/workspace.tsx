import type { Thumbnail } from '@portada/contracts';
import { Button, IconButton, classNames } from '@portada/ui';
import { ArrowLeft, History, Keyboard, Redo2, Undo2 } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { hasKeyboard } from '../../shared/device/keys';
import { useTranslation } from '../../shared/i18n/translation';
import { PageHeading } from '../../shared/page/page-heading';
import { Widget } from '../../shared/page/widget';
import { BrandButton } from './brand/brand-button';
import { AddPanel } from './add/add-panel';
import { CompareButton } from './compare/compare-button';
import { DownloadDocument } from './download/download-document';
import { LayersList } from './layers/layers-list';
import { LegibilityButton } from './legibility/legibility-button';
import { Inspector } from './panels/inspector';
import { Preview } from './preview/preview';
import { Conflict } from './saving/conflict';
import { SaveRefused, SaveStatus } from './saving/save-status';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { ShareButton } from './share/share-button';
import { Stage } from './stage/stage';
import { useHistory } from './state/editor-context';
import './workspace.css';

// The dialog is rendered closed, so its code is loaded before it is opened.
const VersionsDialog = lazy(async () => ({
  default: (await import('./versions/versions-dialog')).VersionsDialog,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts/shortcuts-dialog')).ShortcutsDialog,
}));

/** Panels around the stage; in narrow windows one of them is shown below the stage. */
const panels = ['layers', 'inspector', 'add', 'more'] as const;
type Panel = (typeof panels)[number];

/**
 * Editor of a document: the stage in the middle, layers on the left, and properties and new layers on the right. In
 * narrow windows the stage stays in view, and one panel at a time is below it.
 */
export const Workspace = ({ thumbnail }: { thumbnail: Thumbnail }) => {
  const { t } = useTranslation();
  const [panel, setPanel] = useState<Panel>('layers');
  const [editedId, setEditedId] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'versions' | 'shortcuts' | null>(null);
  useShortcuts({ onSheet: () => setDialog('shortcuts'), onEditText: setEditedId });
  return (
    <div className="document-workspace">
      <WorkspaceBar thumbnail={thumbnail} onDialog={setDialog} />
      <div className="document-panel" data-panel="layers" data-open={panel === 'layers'}>
        <Widget>
          <LayersList />
        </Widget>
      </div>
      <div className="document-middle">
        <div className="document-sticky">
          <Stage editedId={editedId} onEdit={setEditedId} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <DownloadDocument title={thumbnail.title} />
          <p className="text-small text-text-2">{t('document.free')}</p>
          <div className="document-tools" data-open={panel === 'more'}>
            <Tools title={thumbnail.title} />
          </div>
        </div>
        <Conflict />
        <SaveRefused />
      </div>
      <div className="document-panel" data-panel="inspector" data-open={panel === 'inspector'}>
        <Widget>
          <Inspector />
        </Widget>
      </div>
      <div className="document-panel" data-panel="add" data-open={panel === 'add'}>
        <Widget>
          <AddPanel />
        </Widget>
      </div>
      <PanelTabs panel={panel} onPanel={setPanel} />
      <Widget>
        <Suspense fallback={null}>
          <VersionsDialog open={dialog === 'versions'} onClose={() => setDialog(null)} />
        </Suspense>
      </Widget>
      <Suspense fallback={null}>
        {dialog === 'shortcuts' && <ShortcutsDialog open onClose={() => setDialog(null)} />}
      </Suspense>
    </div>
  );
};

type WorkspaceBarProps = { thumbnail: Thumbnail; onDialog: (dialog: 'versions' | 'shortcuts') => void };

/** Heading, history and state of the saving. */
const WorkspaceBar = ({ thumbnail, onDialog }: WorkspaceBarProps) => {
  const { t } = useTranslation();
  const { canUndo, canRedo, undo, redo } = useHistory();
  return (
    <header className="document-bar">
      <Link
        to={`/thumbnails/${thumbnail.id}/edit`}
        className="inline-grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-3 [&_svg]:size-5"
        aria-label={t('document.back')}
      >
        <ArrowLeft aria-hidden />
      </Link>
      <PageHeading
        title={t('document.title', { title: thumbnail.title })}
        className="min-w-0 truncate text-h3"
      >
        {thumbnail.title}
      </PageHeading>
      <div className="ml-auto flex items-center gap-1">
        <SaveStatus />
        <IconButton
          label={t('document.history.undo')}
          icon={<Undo2 aria-hidden />}
          disabled={!canUndo}
          onClick={undo}
        />
        <IconButton
          label={t('document.history.redo')}
          icon={<Redo2 aria-hidden />}
          disabled={!canRedo}
          onClick={redo}
        />
        <IconButton
          label={t('document.versions.title')}
          icon={<History aria-hidden />}
          onClick={() => onDialog('versions')}
        />
        {hasKeyboard() && (
          <IconButton
            label={t('document.shortcuts.title')}
            icon={<Keyboard aria-hidden />}
            className="max-lg:hidden"
            onClick={() => onDialog('shortcuts')}
          />
        )}
      </div>
    </header>
  );
};

/** Brand, share links, legibility, comparison, and the picture as viewers see it. */
const Tools = ({ title }: { title: string }) => (
  <>
    <BrandButton />
    <ShareButton />
    <LegibilityButton />
    <CompareButton />
    <Preview title={title} />
  </>
);

/** Choice of the panel that a narrow window shows. The bar stays at the lower edge of the window. */
const PanelTabs = ({ panel, onPanel }: { panel: Panel; onPanel: (panel: Panel) => void }) => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('document.panels')} className="document-tabs">
      {panels.map((name) => (
        <Button
          key={name}
          variant={name === panel ? 'primary' : 'ghost'}
          className={classNames('flex-1')}
          aria-pressed={name === panel}
          onClick={() => onPanel(name)}
        >
          {t(`document.${name}.section`)}
        </Button>
      ))}
    </nav>
  );
};
