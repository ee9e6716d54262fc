import type { Assets } from '@portada/studio';
import { shareDrawings } from './shared-drawings';

const surface = { width: 1, height: 1 };

const counted = () => {
  const loaded: string[] = [];
  const assets: Assets = {
    createCanvas: () => {
      throw new Error('This fixture creates no surfaces.');
    },
    loadPanorama: (name) => Promise.reject(new Error(`No panorama named ${name} is expected.`)),
    loadIllustration: (id, pixels) => {
      loaded.push(`${id} ${pixels}`);
      return Promise.resolve(surface);
    },
  };
  return { loaded, ...shareDrawings(assets, 4) };
};

describe('shareDrawings (rendered drawings shared by drafts and image)', () => {
  it('renders a drawing once for the drafts and the image, at the size of the image', async () => {
    const { loaded, drafts, picture } = counted();
    await drafts.loadIllustration('rocket', 100);
    await drafts.loadIllustration('rocket', 90);
    await picture.loadIllustration('rocket', 399);
    expect(loaded).toEqual(['rocket 400']);
  });

  it('renders a drawing again if a larger size is needed, so that no drawing is scaled up', async () => {
    const { loaded, drafts, picture } = counted();
    await drafts.loadIllustration('rocket', 50);
    await picture.loadIllustration('rocket', 201);
    await picture.loadIllustration('cat', 60);
    expect(loaded).toEqual(['rocket 200', 'rocket 201', 'cat 60']);
  });
});
