import {
  type ErrorCode,
  errorCatalogue,
  type PublicConfig,
  type Thumbnail,
  thumbnailCreateDefaults,
  type User,
} from '@portada/contracts';

const id = (n: number) => `7d444840-9dc0-41d1-b245-${String(n).padStart(12, '0')}`;

/** Bodies as the API gives them. */
export const jsonSample = {
  user: (changes: Partial<User> = {}): User => ({
    uid: id(1),
    email: 'ana@example.org',
    displayName: 'Ana Torres',
    photoURL: null,
    country: 'Spain',
    createdAt: '2026-11-02T10:00:00.000Z',
    isEmailVerified: false,
    role: 'user',
    language: null,
    credits: 2,
    hasPassword: true,
    ...changes,
  }),
  thumbnail: (n: number, changes: Partial<Thumbnail> = {}): Thumbnail => ({
    ...thumbnailCreateDefaults,
    id: id(100 + n),
    title: `Thumbnail ${n}`,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    userId: id(1),
    content: null,
    prompt: null,
    generatedImageUrl: null,
    generationId: null,
    finalThumbnailUrl: null,
    generatedImages: [],
    ...changes,
  }),
  config: (changes: Partial<PublicConfig> = {}): PublicConfig => ({
    product: 'Portada',
    contactEmail: 'hello@portada.local',
    signUpCredits: 2,
    imageModels: ['studio'],
    oidc: { label: 'Example' },
    botCheck: { kind: 'proof-of-work' },
    mailsAreKept: false,
    ...changes,
  }),
  refusal: (code: ErrorCode, fields?: Record<string, string>) => ({
    success: false,
    error: errorCatalogue[code].en,
    code,
    requestId: 'request-1',
    ...(fields ? { fields } : {}),
  }),
};
