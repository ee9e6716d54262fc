/**
 * Checks the texts of the specification. All texts that sections 2, 5 and 8 of the specification quote or name must be
 * verbatim in the catalogue of their language, except the texts in `notShown`, each with the reason.
 */
import {
  errorCatalogue,
  fieldMessages,
  generationErrors,
  type Language,
  languages,
  otherCountry,
} from '@portada/contracts';
import { allMessages } from '../testing/all-messages';
import { smallFontCharacters } from '../testing/small-font';

const leaves = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(leaves)
      : [];

const catalogueOf = (language: Language): ReadonlySet<string> =>
  new Set([
    ...Object.values(allMessages).flatMap((both) => leaves(both[language])),
    ...[errorCatalogue, fieldMessages, generationErrors].flatMap((contract) =>
      Object.values(contract).map((entry) => entry[language]),
    ),
  ]);

const catalogues: Record<Language, ReadonlySet<string>> = { en: catalogueOf('en'), es: catalogueOf('es') };

/** Texts of the specification that the product shows. `{{name}}` is a placeholder for a value of the specification. */
const shown: Record<string, Partial<Record<Language, readonly string[]>>> = {
  'guards, section 2': { en: ['Loading...'], es: ['Cargando...'] },
  'public header, section 2': {
    en: ['Examples', 'Pricing', 'FAQ', 'Blog', 'Login', 'Get Started', 'Privacy Policy', 'Terms of Service'],
  },
  'auth screen, section 2': {
    en: [
      'Sign In',
      'Create Account',
      'Back to Home',
      'Continue with {{label}}',
      'Sign up with {{label}}',
      'Signing in...',
      'Creating account...',
    ],
  },
  'navigation bar, section 2': {
    en: [
      'Each credit equals one thumbnail generation',
      'User',
      'Member since {{date}}',
      'My Profile',
      'Dashboard',
      'My Thumbnails',
      'Buy Credits',
      'Sign Out',
      'Confirm Sign Out',
      'Cancel',
      'Signing out...',
    ],
    es: ['Sesión cerrada exitosamente', 'Error al cerrar sesión. Por favor, intenta de nuevo.'],
  },
  'dashboard and create dialog, section 2': {
    en: [
      'Welcome, {{name}}',
      'Create New Thumbnail',
      'Recent Thumbnails',
      'No image generated',
      'Edit',
      'View All Thumbnails',
      'No thumbnails yet',
      'Create Your First Thumbnail',
      'Thumbnail Name',
    ],
  },
  'thumbnails list, section 2': {
    en: [
      'New Thumbnail',
      'IA',
      'No description',
      'AI Image Generated',
      'Pending',
      'Delete',
      'Are you sure you want to delete this thumbnail? This action cannot be undone.',
      'No thumbnails',
    ],
    es: ['IA'],
  },
  'thumbnail editor, section 2': {
    en: [
      'Thumbnail not found',
      'Back to Thumbnails',
      'Generate Image',
      'Size',
      'Format',
      'Aspect ratio',
      'Created',
      'Prompt used',
      'Generation #{{number}}',
      'Latest',
      'View Image',
      'Generation {{number}}',
      'Insufficient credits: You need at least 1 credit to generate an image. Please buy more credits.',
    ],
    es: ['Error al cargar imagen original', 'Error al cargar imagen final', 'Regenerar Imagen'],
  },
  'profile, section 2': {
    en: [
      'Username',
      'Email address',
      'Email address cannot be changed',
      'Country',
      'Verification status',
      'Verified',
      'Not verified',
      'Member since',
      'Available credits',
      'Edit Profile',
      'Save changes',
      'Saving...',
      'User not found',
    ],
  },
  'credits, section 2': { en: ['How It Works', 'Need Help?', 'Contact Support', 'Processing...'] },
  'examples, section 2': {
    en: [
      'Why Choose Our AI?',
      'Example Not Found',
      "The example you're looking for doesn't exist.",
      'AI Generated',
      'Get Started Free',
      'View More Examples',
      'Technology',
      'Gaming',
      'Lifestyle',
    ],
  },
  'blog, section 2': {
    en: ['Tools', 'Proven Results', 'Related Articles', 'The next ones are coming soon.'],
  },
  'policies, section 2': { en: ['Back'] },
  'validation, section 5': {
    en: [
      'Password must be at least 6 characters long',
      'Passwords do not match',
      'Name must be at least 2 characters long',
      'Please select your country',
      otherCountry,
      'Thumbnail name is required',
      'Name must be at least 3 characters',
      'Name cannot exceed 50 characters',
      'Select your country',
      'Enter your name',
      'Please log in to purchase credits',
    ],
    es: [
      'La descripción de la imagen debe tener al menos 10 caracteres',
      'Debes seleccionar un estilo',
      'Debes seleccionar un mood/atmósfera',
      'Debes seleccionar una paleta de colores',
    ],
  },
  'errors of auth and profile, section 8': {
    en: [
      'Unexpected Application Error!',
      'Profile updated successfully',
      'Error updating profile: {{message}}',
      'Unknown error',
    ],
    es: ['No se pudieron obtener los datos del usuario', 'No hay usuario autenticado'],
  },
  'generation, section 8': {
    en: [
      'Failed to generate image',
      'Error generating image: {{message}}',
      'Image generated successfully! 1 credit has been deducted.',
    ],
    es: ['Error desconocido al generar la imagen'],
  },
  'thumbnail service and toasts, section 8': {
    en: [
      'Error creating thumbnail: {{message}}',
      'Error creating thumbnail. Please try again.',
      'Error loading thumbnails',
      'Error deleting thumbnail. Please try again.',
      'Thumbnail deleted successfully',
      'Thumbnail "{{title}}" created successfully',
      'Error loading thumbnail data',
      'Title updated successfully',
      'Error updating title',
      'Description updated successfully',
      'Error updating description',
    ],
    es: [
      'Error desconocido',
      'Error al crear la portada: {{message}}',
      'Error al obtener las portadas',
      'Error al obtener la portada',
      'Error al actualizar la portada',
      'Error al eliminar la portada. Inténtalo de nuevo.',
      'Acceso denegado: No tienes permisos para acceder a esta portada',
      'Portada no encontrada o no tienes permisos para editarla',
      'Portada no encontrada o no tienes permisos para eliminarla',
    ],
  },
  'checkout, section 8': {
    en: [
      'Error processing payment. Please try again.',
      'Error processing payment. Please contact support.',
      'Failed to confirm payment',
    ],
  },
};

const serverAlone = 'only the server changes credits, so no such call can fail in a browser';
const redirected =
  'the browser loads no script of the payment provider; it is redirected to the checkout page';
const noDatabase = 'the browser has no access to the database';

/** Texts of the specification that are not shown (docs/decisions/0001). */
const notShown: readonly (readonly [text: string, reason: string])[] = [
  ['Error al obtener los datos del usuario', 'shown as "No se pudieron obtener los datos del usuario"'],
  ['Error al crear los datos del usuario', 'an account and its data are created in one transaction'],
  ['Error al actualizar el país del usuario', 'the country is saved together with the name'],
  ['Error al actualizar los créditos del usuario', serverAlone],
  ['Error al deducir los créditos del usuario', serverAlone],
  ['Error al añadir créditos al usuario', serverAlone],
  [
    'Error del servidor: {{status}} {{body}}',
    'a status and a body do not help a creator; each error code has a message',
  ],
  ['Error desconocido del backend', 'every failure of the server has a code with a message'],
  [
    'Error al actualizar el estado de la portada',
    'the server derives the status of a thumbnail; no browser sets it',
  ],
  ['Error de permisos: Verifica las reglas', noDatabase],
  [
    'Failed to create checkout session: {{status}} {{body}}',
    'internal; the page shows "Error processing payment."',
  ],
  ['Network error: {{message}}', 'internal; the page shows that the connection failed'],
  ['Failed to redirect to checkout: {{message}}', redirected],
  ['Payment provider failed to initialize', redirected],
];

const rows = Object.entries(shown).flatMap(([where, texts]) =>
  languages.flatMap((language) => (texts[language] ?? []).map((text) => [where, language, text] as const)),
);

it.each(rows)('the message catalogue contains the specified text of %s (%s): %s', (_, language, text) => {
  expect(catalogues[language]).toContain(text);
});

it.each(notShown)('the message catalogue does not contain the specified text "%s": %s', (text) => {
  expect(languages.filter((language) => catalogues[language].has(text))).toEqual([]);
});

/**
 * Characters that only signed-in screens use. These screens show texts of users, so they load the larger font file
 * in any case.
 */
const ofScreens = [...'#"!¡'].map((character) => character.codePointAt(0) ?? 0);

test.each(languages)('the small font file contains every character of the messages: %s', (language) => {
  const known = new Set([...smallFontCharacters(), ...ofScreens]);
  const unknown = [...catalogues[language]].filter((text) =>
    [...text.replace(/\{\{\w+\}\}/g, '')].some((character) => !known.has(character.codePointAt(0) ?? 0)),
  );
  expect(unknown).toEqual([]);
});
