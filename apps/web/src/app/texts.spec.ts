import { texts } from './texts';

const flatten = (value: object, prefix = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string' ? [[prefix + key, inner]] : flatten(inner as object, `${prefix}${key}.`),
  );
const slots = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const en = new Map(flatten(texts.en));
const es = new Map(flatten(texts.es));

it('both catalogues have the same keys, none empty', () => {
  expect([...es.keys()].sort()).toEqual([...en.keys()].sort());
  expect([...en, ...es].filter(([, text]) => text.trim() === '')).toEqual([]);
});

it.each([...en])('%s has the same slots in both languages', (key, text) => {
  expect(slots(es.get(key) ?? '')).toEqual(slots(text));
});

describe('texts of the specification stand verbatim', () => {
  it.each([
    'Back to Home',
    'Signing in...',
    'Creating account...',
    'Each credit equals one thumbnail generation',
    'My Profile',
    'Dashboard',
    'My Thumbnails',
    'Buy Credits',
    'Most Popular',
    'Processing...',
    'Please log in to purchase credits',
    'Error processing payment. Please try again.',
    'Failed to confirm payment',
    'Error processing payment. Please contact support.',
    'How It Works',
    'Need Help?',
    'Contact Support',
    'Confirm Sign Out',
    'Signing out...',
    'Create New Thumbnail',
    'Recent Thumbnails',
    'No image generated',
    'View All Thumbnails',
    'No thumbnails yet',
    'Create Your First Thumbnail',
    'Thumbnail Name',
    'New Thumbnail',
    'No description',
    'AI Image Generated',
    'Pending',
    'Are you sure you want to delete this thumbnail? This action cannot be undone.',
    'No thumbnails',
    'Thumbnail "{{title}}" created successfully',
    'Error creating thumbnail: {{message}}',
    'Error loading thumbnails',
    'Thumbnail deleted successfully',
    'Error deleting thumbnail. Please try again.',
    'Thumbnail not found',
    'Back to Thumbnails',
    'Email address cannot be changed',
    'Verified',
    'Not verified',
    'Edit Profile',
    'Save changes',
    'Saving...',
    'Enter your name',
    'Profile updated successfully',
    'Error updating profile: {{message}}',
    'Unknown error',
    'User not found',
    'Select your country',
    'Unexpected Application Error!',
    'Loading...',
  ])('English: %s', (text) => {
    expect([...en.values()]).toContain(text);
  });

  it.each([
    'Cargando...',
    'Sesión cerrada exitosamente',
    'Error al cerrar sesión. Por favor, intenta de nuevo.',
    'Error al obtener las portadas',
  ])('Spanish: %s', (text) => {
    expect([...es.values()]).toContain(text);
  });
});

it('free credits come from the facts alone', () => {
  for (const [key, text] of [...en, ...es])
    expect([key, /\b[23] (free|créditos gratis)/.test(text)]).toEqual([key, false]);
});
