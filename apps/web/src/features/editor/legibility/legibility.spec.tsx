import { type Legibility, type LegibilityLine, legibilityRules } from '@portada/contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draft, image, openEditor } from '../testing/open-editor';
import { showLanguage } from '../../../shared/i18n/language';
import { verdictOf } from './legibility-text';

const line = (changes: Partial<LegibilityLine>): LegibilityLine => ({
  rule: 'contrast',
  points: 20,
  outOf: 20,
  value: 12.34,
  verdict: 'good',
  ...changes,
});

const measured: Legibility = {
  score: 72,
  lines: [
    line({}),
    line({ rule: 'text_height', value: 17, points: 9, outOf: 15, verdict: 'fair' }),
    line({ rule: 'word_count', value: 8, points: 2.5, outOf: 10, verdict: 'poor' }),
    line({ rule: 'file', value: 1_234_567 }),
  ],
};

/**
 * Opens the editor of a thumbnail whose newest picture has the given legibility. An older picture of the thumbnail
 * has no legibility.
 */
const openMeasured = (legibility: Legibility | null, changes: Parameters<typeof image>[1] = {}) => {
  const images = [image(2, { legibility, ...changes }), image(1)];
  return openEditor(
    {},
    { ...draft, status: 'completed', generatedImages: images, generatedImageUrl: image(2).url },
  );
};

const panel = async () => within(await screen.findByRole('region', { name: 'Legibility' }));
const lineOf = async (name: string) => {
  const items = (await panel()).getAllByRole('listitem', { hidden: true });
  const found = items.find((item) => within(item).queryByText(name));
  if (!found) throw new Error(`the legibility panel has no line ${name}`);
  return within(found);
};

afterEach(() => act(() => showLanguage('en')));

describe('legibility score in the image history', () => {
  it.each([
    [87, 'Legibility 87 of 100, good'],
    [60, 'Legibility 60 of 100, fair'],
    [59, 'Legibility 59 of 100, poor'],
  ])('shows the legibility score %d with its verdict', async (score, name) => {
    await openMeasured({ score, lines: [] });
    const [newest, older] = within(await screen.findByRole('region', { name: 'History' })).getAllByRole(
      'listitem',
    );
    expect(within(newest ?? document.body).getByText(name)).toBeInTheDocument();
    expect(within(newest ?? document.body).getByText(`Legibility ${score}`)).toBeVisible();
    expect(within(older ?? document.body).queryByText(/Legibility/)).not.toBeInTheDocument();
  });
});

describe('legibility panel of the editor', () => {
  it('hides the legibility panel for an image that was not measured', async () => {
    await openMeasured(null);
    expect(await screen.findByRole('heading', { name: 'Generation #2' })).toBeVisible();
    expect(screen.queryByText(/Legibility/)).not.toBeInTheDocument();
    expect(screen.queryByText('How it looks on a phone')).not.toBeInTheDocument();
  });

  it('shows the legibility score of a picture and the number of improvements', async () => {
    await openMeasured(measured);
    const { getByText } = await panel();
    expect(getByText('72')).toBeVisible();
    expect(getByText('2 things to improve')).toBeVisible();
  });

  it('the legibility panel shows the image at phone size with the timestamp', async () => {
    await openMeasured(measured);
    const { getByRole, getByText } = await panel();
    const picture = getByRole('img', { name: 'The image at phone size' });
    expect(picture).toHaveAttribute('src', `${image(2).url}?w=320`);
    expect(picture).toHaveAttribute('sizes', '168px');
    expect(getByText('12:34')).toBeVisible();
  });

  it('shows a 9:16 picture in the phone preview as a Short, without a timestamp', async () => {
    await openMeasured(measured, { aspectRatio: '9:16' });
    const { getByText, queryByText } = await panel();
    expect(getByText(/94×168 px/)).toBeVisible();
    expect(queryByText('12:34')).not.toBeInTheDocument();
  });

  it('shows the value, the points and the verdict of each legibility rule', async () => {
    await openMeasured(measured);
    const contrast = await lineOf('Text contrast');
    contrast.getByText('The text has a contrast of 12.3 to 1 with its background.');
    contrast.getByText('20 of 20 points');
    contrast.getByText('Good');
    expect(contrast.queryByRole('button', { hidden: true })).not.toBeInTheDocument();

    const height = await lineOf('Text size');
    height.getByText('The smallest capital letters are 17 px tall at phone size.');
    height.getByText('Fair');
    height.getByText('Write a shorter headline so that the letters get larger.');

    const count = await lineOf('Number of words');
    count.getByText('The headline has 8 words.');
    count.getByText('2.5 of 10 points');
    count.getByText('Poor');
    count.getByText('Write a headline of at most five words.');

    expect((await lineOf('File size')).getByText('The YouTube download is 1,235 kB.')).toBeTruthy();
  });

  it.each([
    ['word_count', 'Go to the words', 'textbox', 'Words in the image'],
    ['subject', 'Go to the description', 'textbox', 'Describe the image'],
    ['contrast', 'Go to the palettes', 'combobox', 'Color palette'],
    ['file', 'Go to the styles', 'radio', 'Cinematic'],
    ['safe_area', 'Go to the variants', 'radio', '1 image'],
  ] as const)(
    'links the legibility rule %s to the field that improves it',
    async (rule, button, role, name) => {
      await openMeasured({ score: 40, lines: [line({ rule, value: 8, verdict: 'poor' })] });
      await userEvent.click(await screen.findByText('What was measured'));
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(screen.getByRole(role, { name })).toHaveFocus();
    },
  );

  it.each(['text_area', 'saturation', 'subject'] as const)(
    'gives different advice for too little and for too much %s',
    async (rule) => {
      const fixOf = async (value: number) => {
        const { unmount } = await openMeasured({
          score: 40,
          lines: [line({ rule, value, verdict: 'poor' })],
        });
        const [item] = (await panel()).getAllByRole('listitem', { hidden: true });
        const fix = item?.querySelectorAll('p')[1]?.textContent;
        unmount();
        return fix;
      };
      const [low, high] = [await fixOf(2), await fixOf(95)];
      expect(low).toMatch(/\.$/);
      expect(high).toMatch(/\.$/);
      expect(low).not.toBe(high);
    },
  );

  it('the legibility panel and the history show no score for letters that an image model drew, and say who lettered', async () => {
    await openMeasured(measured, { model: 'gpt-image-2', lettering: 'drawn' });
    const { getByText, queryByText } = await panel();
    expect(getByText(/The image model drew the letters/)).toBeVisible();
    expect(queryByText('of 100')).not.toBeInTheDocument();
    const history = within(await screen.findByRole('region', { name: 'History' }));
    expect(history.queryByText(/^Legibility/)).not.toBeInTheDocument();
    expect(history.getByText('Made with gpt-image-2 · Lettered by gpt-image-2')).toBeVisible();
  });

  it.each([
    ['typeset', 'Made with gpt-image-2 · Lettered by Portada'],
    [null, 'Made with gpt-image-2'],
  ] as const)('the history says who lettered an image whose lettering is %s', async (lettering, text) => {
    await openMeasured(measured, { model: 'gpt-image-2', lettering });
    const history = within(await screen.findByRole('region', { name: 'History' }));
    expect(history.getByText(text)).toBeVisible();
    expect(history.getByText('Legibility 72')).toBeVisible();
  });

  it('the legibility panel shows texts and numbers in Spanish', async () => {
    await openMeasured({ score: 72, lines: legibilityRules.map((rule) => line({ rule, verdict: 'fair' })) });
    await screen.findByRole('region', { name: 'Legibility' });
    act(() => showLanguage('es'));
    const { getByText, getAllByText } = within(await screen.findByRole('region', { name: 'Legibilidad' }));
    expect(getByText('El texto tiene un contraste de 12,3 a 1 con su fondo.')).toBeInTheDocument();
    expect(getByText(`${legibilityRules.length} cosas que mejorar`)).toBeVisible();
    expect(getByText('Así se ve en un móvil')).toBeVisible();
    expect(getAllByText('Regular').length).toBe(legibilityRules.length + 1);
    expect(screen.getByText('Legibilidad 72 de 100, regular')).toBeInTheDocument();
  });
});

it('maps legibility scores to the verdicts good, fair and poor', () => {
  expect([100, 80, 79, 60, 59, 0].map(verdictOf)).toEqual(['good', 'good', 'fair', 'fair', 'poor', 'poor']);
});
