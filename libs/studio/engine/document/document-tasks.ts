import type { Legibility } from '@portada/contracts';
import type { Action, ActionFault, SceneDocument } from '@portada/studio/document';

/** File formats in which a document is drawn. */
export type RenderFormat = 'png' | 'jpeg' | 'webp';

/** Task for a process that draws documents: draw one as a file, or apply actions to one. */
export type DocumentTask =
  | {
      kind: 'render';
      document: SceneDocument;
      /** The user's pictures in the document, by id; a picture that is missing was deleted. */
      photos: { id: string; bytes: Uint8Array }[];
      format: RenderFormat;
      /** Width in pixels of the file. */
      width: number;
      /** Largest size in bytes of the file; null without a limit. */
      maxBytes: number | null;
      /** True: the answer has the legibility of the drawing. */
      isMeasured: boolean;
    }
  | { kind: 'actions'; document: SceneDocument; actions: Action[] };

/**
 * Reason for which a task was refused. too_complex: drawing used up its time or memory · too_many_bytes: no quality fits
 * into `maxBytes`.
 */
export type DocumentFault = 'too_complex' | 'too_many_bytes';

/**
 * The answer of a process that draws documents. `legibility` is null if it was not asked for. `place` is the position of the
 * refused action.
 */
export type DocumentAnswer =
  | { file: { bytes: Uint8Array; width: number; height: number; legibility: Legibility | null } }
  | { document: SceneDocument }
  | { fault: DocumentFault }
  | { refused: { fault: ActionFault; place: number } }
  | { error: string };
