import { screen, within } from '@testing-library/react';
import { sitePictures } from '../../shared/site/pictures';
import { openApp } from '../../testing/open-app';
import { exampleIds } from './example-ids';
import { examplesMessages } from './examples.messages';
import { excerpt } from './excerpt';

const nobody = { 'GET /api/session': { status: 200, body: { user: null } } };
const robots = () => document.querySelector('meta[name=robots][content*=noindex]');

it('the list of examples shows three examples with category, prompt and links', async () => {
  await openApp('/examples', nobody);
  await screen.findByRole('heading', { level: 1 });
  const main = within(screen.getByRole('main'));
  expect(
    main.getAllByRole('link', { name: /^See how it was made/ }).map((link) => link.getAttribute('href')),
  ).toEqual(exampleIds.map((id) => `/examples/${id}`));
  for (const category of ['Technology', 'Gaming', 'Lifestyle'])
    expect(main.getByText(category)).toBeVisible();
  expect(main.getByText('Learn Python in one hour')).toBeVisible();
  expect(main.getByRole('heading', { name: 'Why Choose Our AI?' })).toBeVisible();
  expect(main.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/register');
  expect(main.getByRole('link', { name: 'See the prices' })).toHaveAttribute('href', '/#pricing');
  expect(main.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('Home/Examples');
});

it.each(exampleIds)(
  'the page of the example %s shows its features, a call to action and the other examples',
  async (id) => {
    await openApp(`/examples/${id}`, nobody);
    await screen.findByRole('heading', { level: 1, name: examplesMessages.en.items[id].title });
    const main = within(screen.getByRole('main'));
    expect(main.getByText('AI Generated')).toBeVisible();
    const features = main.getByRole('heading', { name: 'Key features' }).closest('section');
    expect(within(features as HTMLElement).getAllByRole('listitem')).toHaveLength(5);
    expect(main.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/register');
    expect(main.getByRole('link', { name: 'View More Examples' })).toHaveAttribute('href', '/#examples');
    expect(main.getByRole('link', { name: 'Use this prompt' })).toHaveAttribute(
      'href',
      `/auth?view=register&prompt=${encodeURIComponent(sitePictures[id].prompt.en)}`,
    );
    for (const other of exampleIds.filter((one) => one !== id)) {
      const { title, description } = examplesMessages.en.items[other];
      expect(main.getByRole('link', { name: title })).toHaveAttribute('href', `/examples/${other}`);
      expect(main.getByText(excerpt(description))).toBeVisible();
    }
    expect(robots()).toBeNull();
  },
);

it('shows a not-found page with noindex and a home link at the address of an unknown example', async () => {
  await openApp('/examples/nothing-here', nobody);
  expect(await screen.findByRole('heading', { level: 1, name: 'Example Not Found' })).toBeVisible();
  expect(screen.getByText("The example you're looking for doesn't exist.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(robots()).not.toBeNull();
});

describe('excerpt (the beginning of a text)', () => {
  it('keeps a text of 100 characters unchanged', () => {
    expect(excerpt('x'.repeat(100))).toBe('x'.repeat(100));
  });

  it('cuts a longer text to at most 100 characters after a whole word', () => {
    const text = `${'word '.repeat(19)}wonderful, and more`;
    expect(excerpt(text)).toBe(`${'word '.repeat(18)}word…`);
    for (const both of [examplesMessages.en, examplesMessages.es])
      for (const id of exampleIds)
        expect(excerpt(both.items[id].description).length).toBeLessThanOrEqual(100);
  });

  it('cuts a single word that is too long', () => {
    expect(excerpt('x'.repeat(101))).toBe(`${'x'.repeat(99)}…`);
  });
});
