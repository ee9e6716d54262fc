import type { SceneDocument } from '@portada/studio/document';
import { Toaster } from '@portada/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ApiError } from '../../../shared/api/client';
import { sharedMessages } from '../../../shared/i18n/shared.messages';
import { registerMessages } from '../../../shared/i18n/translation';
import { fakeApi } from '../../../testing/fake-api';
import { documentMessages } from '../document-editor.messages';
import { SaveRefused } from '../saving/save-status';
import type { Autosave, SaveState } from '../state/autosave';
import { type OpenDocument, OpenDocumentContext } from '../state/editor-context';
import { EditorStore } from '../state/editor-store';
import { observable } from '../state/observable';
import { evenLetters, sampleDocument } from '../testing/sample-document';
import { newPhoto } from './new-photo';
import { useAddPhoto } from './use-add-photo';

registerMessages({ document: documentMessages, shared: sharedMessages });

const asset = () => ({ id: crypto.randomUUID(), width: 40, height: 30 });
/** A document with as many photos as one can have. */
const fullDocument = (): SceneDocument =>
  Array.from({ length: 20 }).reduce<SceneDocument>(
    (document) => ({ ...document, layers: [...document.layers, newPhoto(document, asset())] }),
    sampleDocument(),
  );

/** Shows children within an open document. @returns its store, and its documents that would be saved */
const opened = (children: ReactNode, state: SaveState = { state: 'saved' }) => {
  const changed: SceneDocument[] = [];
  const store = new EditorStore(fullDocument(), evenLetters, (document) => changed.push(document));
  const open = {
    thumbnailId: 'one',
    store,
    saving: observable(state),
    cutting: observable(null),
    autosave: { flush: () => Promise.resolve(true) } as unknown as Autosave,
  } as unknown as OpenDocument;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenDocumentContext value={open}>{children}</OpenDocumentContext>
      <Toaster label="Messages" closeLabel="Close" duration={60_000} />
    </QueryClientProvider>,
  );
  return { store, changed };
};

const Adding = () => {
  const { add, place } = useAddPhoto(false);
  return (
    <>
      <button onClick={() => add(new File(['x'], 'photo.png', { type: 'image/png' }))}>A file</button>
      <button onClick={() => place(asset())}>An earlier photo</button>
    </>
  );
};

it('the 21st photo is refused with a sentence and is neither uploaded nor saved', async () => {
  const calls = fakeApi({});
  const { store, changed } = opened(<Adding />);
  const before = store.getState().history;
  const refusals = () =>
    screen.queryAllByText('The picture has as many photos as possible. Delete one first.').length;
  for (const [place, from] of ['A file', 'An earlier photo'].entries()) {
    await userEvent.click(screen.getByRole('button', { name: from }));
    await waitFor(() => expect(refusals()).toBe(place + 1));
  }
  expect([calls, changed, store.getState().history]).toEqual([[], [], before]);
});

it('a document that the server refuses is shown with the sentence of the refused field', () => {
  const error = new ApiError('Some fields need your attention', {
    ...{ code: 'invalid_request', status: 400, requestId: '' },
    fields: { 'scene.layers.3.assetId': 'You have no such picture' },
  });
  opened(<SaveRefused />, { state: 'refused', error });
  expect(screen.getByText('The picture was not saved: You have no such picture')).toBeVisible();
});
