import type {
  AspectRatio,
  GenerationStatus,
  MetricRange,
  PurchaseStatus,
  SecurityEventKind,
  SecurityEventOutcome,
  ThumbnailSort,
  ThumbnailStatus,
} from '@portada/contracts';

/** Filter of the thumbnail list (search text, status, aspect ratio and tag), and its order if it is not the newest first. */
export type ThumbnailFilter = {
  q?: string;
  status?: ThumbnailStatus;
  aspectRatio?: AspectRatio;
  tag?: string;
  sort?: ThumbnailSort;
};

/**
 * Keys of the query cache. A shorter key is a prefix of longer keys, so that an invalidation of the shorter key
 * includes the longer keys.
 */
export const queryKeys = {
  /** Key of the signed-in `User`, whose cached value is null when signed out. */
  me: ['me'],
  /**
   * Key of the `PublicConfig` of the server. All users have the same settings, so the settings stay cached after a
   * sign-out.
   */
  config: ['config'],
  /** Key of the result of a link that verifies an email. A link can be used only once. */
  verification: (token: string) => ['verification', token],
  thumbnails: {
    all: ['thumbnails'],
    lists: ['thumbnails', 'list'],
    /** Key of the thumbnail list: an infinite query of `ThumbnailPage`. */
    list: (filter: ThumbnailFilter) => ['thumbnails', 'list', filter],
    /** Key of the newest thumbnails of the dashboard: one `ThumbnailPage`. */
    recent: ['thumbnails', 'list', 'recent'],
    one: (id: string) => ['thumbnails', 'one', id],
    /** Key of the tags of the user's thumbnails: one `ThumbnailTags`. */
    tags: ['thumbnails', 'tags'],
  },
  /** Key of the open sessions of the user: one `SessionList`. */
  sessions: ['sessions'],
  /** Key of the API keys of the user: one list. */
  apiKeys: ['api-keys'],
  /** Key of the second factors of the user: one `SecondFactorStatus`. */
  secondFactor: ['second-factor'],
  /** Key of the sign-in of this browser that waits for a second factor: one `SignInStep`. */
  signInStep: ['sign-in-step'],
  /** Key of the security events of the user: an infinite query of `SecurityEventPage`. */
  securityEvents: ['security-events'],
  /** Key of the credit history of the user: an infinite query of `LedgerPage`. */
  ledger: ['ledger'],
  /** Key of the user's `Credits`, with the debt. */
  credits: ['credits'],
  /** Key of the packs in one language: `CreditPlanBody[]`. */
  creditPlans: (language: string) => ['credit-plans', language],
  /** Key of the state of a payment after the return from the payment provider. */
  payment: (sessionId: string) => ['payment', sessionId],
  payments: ['payment'],
  /** Key of the purchases of the user: an infinite query of `PurchasePage`. */
  purchases: ['purchases'],
  /** Key of the state of all payments for administrators: one `AdminPayments`. */
  adminPayments: ['admin', 'payments'],
  /** Key of the image models for administrators: one `AdminModels`. */
  adminModels: ['admin', 'models'],
  /** Key of everything about generations for administrators. */
  adminGenerationsAll: ['admin', 'generations'],
  /** Key of the generations of all users: an infinite query of `AdminGenerationPage`. */
  adminGenerations: (filter: { q: string; status: GenerationStatus | undefined; model: string }) => [
    'admin',
    'generations',
    'list',
    filter,
  ],
  /** Key of one generation for administrators: one `AdminGenerationDetail`. */
  adminGeneration: (id: string) => ['admin', 'generations', 'one', id],
  /** Key of the ended generations of all time ranges. */
  adminMetricsAll: ['admin', 'metrics'],
  /** Key of the ended generations of a time range: one `AdminMetrics`. */
  adminMetrics: (range: MetricRange) => ['admin', 'metrics', range],
  /** Key of the running workers: one `AdminWorkers`. */
  adminWorkers: ['admin', 'workers'],
  /** Key of the purchases of all users: an infinite query of `AdminPurchasePage`. */
  adminPurchases: (filter: { q: string; status: PurchaseStatus | undefined }) => [
    'admin',
    'purchases',
    filter,
  ],
  /** Key of everything about users for administrators. */
  adminUsersAll: ['admin', 'users'],
  /** Key of the accounts of all users: an infinite query of `AdminUserPage`. */
  adminUsers: (q: string) => ['admin', 'users', 'list', q],
  /** Key of one user for administrators: one `AdminUserDetail`. */
  adminUser: (id: string) => ['admin', 'users', 'one', id],
  /** Key of the overview for administrators: one `AdminOverview`. */
  adminOverview: ['admin', 'overview'],
  /** Key of the audit log of administrators: an infinite query of `AdminAuditPage`. */
  adminAuditLog: ['admin', 'audit-log'],
  /** Key of the security events of all users: an infinite query of `AdminSecurityEventPage`. */
  adminSecurityEvents: (filter: {
    kind: SecurityEventKind | undefined;
    outcome: SecurityEventOutcome | undefined;
  }) => ['admin', 'security-events', filter],
  /** Key of the parts of a prompt that the built-in image model recognizes: one `Recognition` for a request as JSON. */
  recognized: (request: string | null) => ['recognized', request],
  /** Key of the drafts of a prompt: one `DraftsAnswer` with its request as JSON. */
  drafts: (request: string | null) => ['drafts', request],
  /** Key of the image models that a request can name: one `ImageModels`. */
  imageModels: ['image-models'],
  generation: (id: string) => ['generation', id],
  /** Key of the id of the thumbnail that was opened for a kept prompt. */
  keptPrompt: (id: string) => ['kept-prompt', id],
  /** Key of the photo that another app shared with this device: one `Blob`, or null. */
  sharedPhoto: ['shared-photo'],
  /** Key of the document of a thumbnail when it is opened: one `PresentDocument`. */
  document: (thumbnailId: string) => ['document', thumbnailId],
  /** Key of the kept versions of a document: `DocumentVersion[]`. */
  documentVersions: (thumbnailId: string) => ['document-versions', thumbnailId],
  /** Key of the uploaded pictures of the user: `Asset[]`. */
  assets: ['assets'],
  /** Key of the earlier prompts of the user: `EarlierPrompt[]`. */
  earlierPrompts: ['earlier-prompts'],
  /** Key of the channels of the user: `Channel[]`. */
  channels: ['channels'],
  /** Key of the saved people of the user: `SavedPerson[]`. */
  people: ['people'],
  /** Key of the drawings that a text finds: `FoundDrawing[]`. */
  drawings: (text: string) => ['drawings', text],
} as const;
