import { Accounts1700000000001 } from './1700000000001-accounts';
import { Thumbnails1700000000002 } from './1700000000002-thumbnails';
import { Ledger1700000000003 } from './1700000000003-ledger';
import { Generations1700000000004 } from './1700000000004-generations';
import { Legibility1700000000006 } from './1700000000006-legibility';
import { Identity1700000000007 } from './1700000000007-identity';
import { Purchases1700000000008 } from './1700000000008-purchases';
import { Audit1700000000009 } from './1700000000009-audit';
import { WorkerClaims1700000000010 } from './1700000000010-worker-claims';
import { PromptDrafts1700000000011 } from './1700000000011-prompt-drafts';
import { Indexes1700000000012 } from './1700000000012-indexes';
import { ProcessLogin1700000000013 } from './1700000000013-process-login';
import { SecurityEvents1700000000017 } from './1700000000017-security-events';
import { FairQueue1700000000019 } from './1700000000019-fair-queue';
import { ReportGeneration1700000000020 } from './1700000000020-report-generation';
import { QueueCount1700000000021 } from './1700000000021-queue-count';
import { SqlFiles1700000000022 } from './1700000000022-sql-files';
import { ModelRequests1700000000023 } from './1700000000023-model-requests';
import { GenerationCredits1700000000024 } from './1700000000024-generation-credits';
import { GenerationAttempts1700000000026 } from './1700000000026-generation-attempts';
import { ProviderQueue1700000000027 } from './1700000000027-provider-queue';
import { AuditLog1700000000029 } from './1700000000029-audit-log';
import { DisabledAccounts1700000000030 } from './1700000000030-disabled-accounts';
import { NewDevices1700000000031 } from './1700000000031-new-devices';
import { PurchasesByAge1700000000032 } from './1700000000032-purchases-by-age';
import { SecondFactors1700000000034 } from './1700000000034-second-factors';
import { Passkeys1700000000035 } from './1700000000035-passkeys';
import { Documents1700000000037 } from './1700000000037-documents';
import { TraceOfGenerations1700000000038 } from './1700000000038-trace-of-generations';
import { Plates1700000000039 } from './1700000000039-plates';
import { ModelWebhooks1700000000040 } from './1700000000040-model-webhooks';
import { SavedPeople1700000000041 } from './1700000000041-saved-people';
import { BrandKits1700000000042 } from './1700000000042-brand-kits';
import { ShareLinks1700000000043 } from './1700000000043-share-links';
import { ApiKeys1700000000044 } from './1700000000044-api-keys';
import { OrdersOfThumbnails1700000000045 } from './1700000000045-orders-of-thumbnails';
import { CardsOfShareLinks1700000000047 } from './1700000000047-cards-of-share-links';
import { Webhooks1700000000048 } from './1700000000048-webhooks';
import { UnusedAssets1700000000050 } from './1700000000050-unused-assets';
import { ThumbnailTags1700000000051 } from './1700000000051-thumbnail-tags';
import { ChannelStyles1700000000052 } from './1700000000052-channel-styles';
import { MailsOfNewAccess1700000000053 } from './1700000000053-mails-of-new-access';
import { EditedImages1700000000054 } from './1700000000054-edited-images';
import { NetworksOfVotes1700000000056 } from './1700000000056-networks-of-votes';
import { RowsOfApiKeys1700000000057 } from './1700000000057-rows-of-api-keys';
import { KeysOfGrants1700000000061 } from './1700000000061-keys-of-grants';
import { EncryptedSecrets1700000000062 } from './1700000000062-encrypted-secrets';

/**
 * All numbered migrations in their order. Each migration is imported by name, because a bundle has no folder to
 * search.
 */
export const migrations = [
  Accounts1700000000001,
  Thumbnails1700000000002,
  Ledger1700000000003,
  Generations1700000000004,
  Legibility1700000000006,
  Identity1700000000007,
  Purchases1700000000008,
  Audit1700000000009,
  WorkerClaims1700000000010,
  PromptDrafts1700000000011,
  Indexes1700000000012,
  ProcessLogin1700000000013,
  SecurityEvents1700000000017,
  FairQueue1700000000019,
  ReportGeneration1700000000020,
  QueueCount1700000000021,
  SqlFiles1700000000022,
  ModelRequests1700000000023,
  GenerationCredits1700000000024,
  GenerationAttempts1700000000026,
  ProviderQueue1700000000027,
  AuditLog1700000000029,
  DisabledAccounts1700000000030,
  NewDevices1700000000031,
  PurchasesByAge1700000000032,
  SecondFactors1700000000034,
  Passkeys1700000000035,
  Documents1700000000037,
  TraceOfGenerations1700000000038,
  Plates1700000000039,
  ModelWebhooks1700000000040,
  SavedPeople1700000000041,
  BrandKits1700000000042,
  ShareLinks1700000000043,
  ApiKeys1700000000044,
  OrdersOfThumbnails1700000000045,
  CardsOfShareLinks1700000000047,
  Webhooks1700000000048,
  UnusedAssets1700000000050,
  ThumbnailTags1700000000051,
  ChannelStyles1700000000052,
  MailsOfNewAccess1700000000053,
  EditedImages1700000000054,
  NetworksOfVotes1700000000056,
  RowsOfApiKeys1700000000057,
  KeysOfGrants1700000000061,
  EncryptedSecrets1700000000062,
];
