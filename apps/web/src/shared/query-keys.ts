import type { SecurityEventKind, SecurityEventOutcome, ThumbnailStatus } from '@portada/contracts';

/** Filter of the thumbnail list. */
export type ThumbnailFilter = { q?: string; status?: ThumbnailStatus };

/**
 * Every key of the query cache. A shorter key is a prefix of longer keys, so that an invalidation of the shorter key
 * includes them.
 */
export const queryKeys = {
  /** The signed-in `User`, or null when signed out. */
  me: ['me'],
  /** The `PublicConfig` of the server. It is the same for all users, so a sign-out keeps it. */
  config: ['config'],
  /** Result of using a link that verifies an email. A link can be used only once. */
  verification: (token: string) => ['verification', token],
  thumbnails: {
    all: ['thumbnails'],
    lists: ['thumbnails', 'list'],
    /** The thumbnail list: an infinite query of `ThumbnailPage`. */
    list: (filter: ThumbnailFilter) => ['thumbnails', 'list', filter],
    /** The newest thumbnails of the dashboard: one `ThumbnailPage`. */
    recent: ['thumbnails', 'list', 'recent'],
    one: (id: string) => ['thumbnails', 'one', id],
  },
  /** The open sessions of the user: one `SessionList`. */
  sessions: ['sessions'],
  /** The security events of the user: an infinite query of `SecurityEventPage`. */
  securityEvents: ['security-events'],
  /** The credit history of the user: an infinite query of `LedgerPage`. */
  ledger: ['ledger'],
  /** The user's `Credits`, with the debt. */
  credits: ['credits'],
  /** The packs in one language: `CreditPlanBody[]`. */
  creditPlans: (language: string) => ['credit-plans', language],
  /** State of a payment after the return from the provider. */
  payment: (sessionId: string) => ['payment', sessionId],
  payments: ['payment'],
  /** The purchases of the user: an infinite query of `PurchasePage`. */
  purchases: ['purchases'],
  /** The state of all payments for administrators: one `AdminPayments`. */
  adminPayments: ['admin', 'payments'],
  /** The overview for administrators: one `AdminOverview`. */
  adminOverview: ['admin', 'overview'],
  /** The security events of all users: an infinite query of `AdminSecurityEventPage`. */
  adminSecurityEvents: (filter: {
    kind: SecurityEventKind | undefined;
    outcome: SecurityEventOutcome | undefined;
  }) => ['admin', 'security-events', filter],
  /** The things that the built-in image model recognizes in a prompt: one `Recognition` for a request as JSON. */
  recognized: (request: string | null) => ['recognized', request],
  generation: (id: string) => ['generation', id],
} as const;
