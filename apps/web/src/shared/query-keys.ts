import type { SecurityEventKind, SecurityEventOutcome, ThumbnailStatus } from '@portada/contracts';

/** Filter of the thumbnail list. */
export type ThumbnailFilter = { q?: string; status?: ThumbnailStatus };

/** Every key of the query cache; a shorter key is the prefix of the longer ones below it. */
export const queryKeys = {
  /** Holds the signed-in `User`, or null when signed out. */
  me: ['me'],
  /** Holds `PublicConfig`; the same for everybody, so it outlives a sign-out. */
  config: ['config'],
  /** The one use of a link that proves an email. */
  verification: (token: string) => ['verification', token],
  thumbnails: {
    all: ['thumbnails'],
    lists: ['thumbnails', 'list'],
    /** An infinite query of `ThumbnailPage`. */
    list: (filter: ThumbnailFilter) => ['thumbnails', 'list', filter],
    /** The newest thumbnails of the dashboard: one `ThumbnailPage`. */
    recent: ['thumbnails', 'list', 'recent'],
    one: (id: string) => ['thumbnails', 'one', id],
  },
  /** The open sessions of the user: one `SessionList`. */
  sessions: ['sessions'],
  /** An infinite query of `SecurityEventPage`. */
  securityEvents: ['security-events'],
  /** An infinite query of `LedgerPage`. */
  ledger: ['ledger'],
  /** The user's `Credits`, with the debt. */
  credits: ['credits'],
  /** The packs in one language: `CreditPlanBody[]`. */
  creditPlans: (language: string) => ['credit-plans', language],
  /** State of a payment after the return from the provider. */
  payment: (sessionId: string) => ['payment', sessionId],
  payments: ['payment'],
  /** An infinite query of `PurchasePage`. */
  purchases: ['purchases'],
  /** One `AdminPayments`. */
  adminPayments: ['admin', 'payments'],
  /** One `AdminOverview`. */
  adminOverview: ['admin', 'overview'],
  /** An infinite query of `AdminSecurityEventPage`. */
  adminSecurityEvents: (filter: {
    kind: SecurityEventKind | undefined;
    outcome: SecurityEventOutcome | undefined;
  }) => ['admin', 'security-events', filter],
  /** What the built-in image model recognizes: one `PromptUnderstanding` for a request as JSON. */
  recognized: (request: string | null) => ['recognized', request],
  generation: (id: string) => ['generation', id],
} as const;
