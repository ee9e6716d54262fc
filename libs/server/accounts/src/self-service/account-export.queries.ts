import { Injectable } from '@nestjs/common';
import { CreditsService } from '@portada/credits';
import { rowOf, rowsOf } from '@portada/database';
import { DataSource } from 'typeorm';

const pageSize = 200;
/** Number of documents on a page; a document has up to 128 kB. */
const documentPageSize = 20;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** An image of an account export and its file name in the zip. */
export type ExportedPicture = { id: string; file: string; objectKey: string; createdAt: Date };

const extension = `CASE i.mime_type WHEN 'image/jpeg' THEN 'jpg' WHEN 'image/webp' THEN 'webp' ELSE 'png' END`;
const file = `format('pictures/%s.%s', i.id, ${extension})`;

const assetFile = `format('assets/%s.png', a.id)`;

/** Reads all data of one user, a page at a time. */
@Injectable()
export class ExportReads {
  constructor(
    private readonly database: DataSource,
    private readonly credits: CreditsService,
  ) {}

  /** Reads profile, passkeys, API keys, webhook endpoints, third-party identities and open sessions of a user; null if there is no such account. */
  async account(userId: string): Promise<object | null> {
    const row = await rowOf<{ account: object }>(
      this.database,
      `SELECT jsonb_build_object(
         'exportedAt', now(),
         'profile', jsonb_build_object('uid', u.id, 'email', u.email, 'displayName', u.display_name,
           'photoURL', u.photo_url, 'country', u.country, 'language', u.language, 'role', u.role,
           'emailVerifiedAt', u.email_verified_at, 'hasPassword', u.password_hash IS NOT NULL,
           'authenticatorAppSince', (SELECT f.confirmed_at FROM totp_factors f WHERE f.user_id = u.id),
           'createdAt', u.created_at, 'updatedAt', u.updated_at),
         'passkeys', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'createdAt', p.created_at,
           'lastUsedAt', p.last_used_at) ORDER BY p.created_at), '[]') FROM passkeys p WHERE p.user_id = u.id),
         'apiKeys', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'start', k.start, 'scopes', k.scopes,
           'monthlyCredits', k.monthly_credits, 'createdAt', k.created_at, 'expiresAt', k.expires_at,
           'lastUsedAt', k.last_used_at, 'revokedAt', k.revoked_at) ORDER BY k.created_at), '[]')
           FROM api_keys k WHERE k.user_id = u.id),
         'webhookEndpoints', (SELECT coalesce(jsonb_agg(jsonb_build_object('url', w.url, 'description', w.description,
           'events', w.events, 'createdAt', w.created_at, 'disabledAt', w.disabled_at) ORDER BY w.created_at), '[]')
           FROM webhook_endpoints w WHERE w.user_id = u.id),
         'identities', (SELECT coalesce(jsonb_agg(jsonb_build_object('issuer', i.issuer, 'subject', i.subject,
           'createdAt', i.created_at) ORDER BY i.created_at), '[]') FROM identities i WHERE i.user_id = u.id),
         'sessions', (SELECT coalesce(jsonb_agg(jsonb_build_object('createdAt', s.created_at,
           'lastSeenAt', s.last_seen_at, 'address', s.address, 'userAgent', s.user_agent) ORDER BY s.created_at), '[]')
           FROM sessions s WHERE s.user_id = u.id)) AS account
         FROM users u WHERE u.id = $1 AND u.deleted_at IS NULL`,
      [userId],
    );
    return row?.account ?? null;
  }

  /** Reads the thumbnails of a user that are not deleted. */
  thumbnails(userId: string): AsyncGenerator<object[]> {
    return this.pages<{ id: string }>(
      `SELECT t.id, t.title, t.description, coalesce(t.status, 'draft') AS status, t.settings, t.tags, t.content, t.prompt,
              t.prompt_draft AS "promptDraft",
              t.current_image_id AS "currentPicture", t.final_image_id AS "finalPicture",
              (SELECT coalesce(jsonb_agg(${file} ORDER BY i.created_at), '[]') FROM images i
                WHERE i.thumbnail_id = t.id) AS pictures,
              t.created_at AS "createdAt", t.updated_at AS "updatedAt"
         FROM thumbnails t WHERE t.user_id = $1 AND t.deleted_at IS NULL AND t.id > $2 ORDER BY t.id LIMIT ${pageSize}`,
      userId,
      beforeAll,
      ({ id }) => id,
    );
  }

  /** Reads the edited documents of a user's thumbnails that are not deleted. */
  documents(userId: string): AsyncGenerator<object[]> {
    return this.pages<{ thumbnailId: string }>(
      `SELECT d.thumbnail_id AS "thumbnailId", d.version, d.base_generation_id AS "baseGenerationId", d.scene,
              d.updated_at AS "updatedAt"
         FROM thumbnail_documents d JOIN thumbnails t ON t.id = d.thumbnail_id
        WHERE t.user_id = $1 AND t.deleted_at IS NULL AND d.thumbnail_id > $2
        ORDER BY d.thumbnail_id LIMIT ${documentPageSize}`,
      userId,
      beforeAll,
      ({ thumbnailId }) => thumbnailId,
      documentPageSize,
    );
  }

  /** Reads the kept versions of a user's documents, with their scenes. */
  async *documentVersions(userId: string): AsyncGenerator<object[]> {
    type Row = { place?: string };
    const pages = this.pages<Row>(
      `SELECT format('%s/%s', v.thumbnail_id, lpad(v.number::text, 9, '0')) AS place, v.thumbnail_id AS "thumbnailId",
              v.number AS n, v.name, v.base_generation_id AS "baseGenerationId", v.scene, v.created_at AS "createdAt"
         FROM thumbnail_document_versions v JOIN thumbnails t ON t.id = v.thumbnail_id
        WHERE t.user_id = $1 AND t.deleted_at IS NULL
          AND (v.thumbnail_id, v.number) > (split_part($2, '/', 1)::uuid, split_part($2, '/', 2)::int)
        ORDER BY v.thumbnail_id, v.number LIMIT ${documentPageSize}`,
      userId,
      `${beforeAll}/0`,
      ({ place }) => place ?? '',
      documentPageSize,
    );
    for await (const page of pages) yield page.map(({ place: _place, ...version }) => version);
  }

  /** Reads the assets of a user that are not deleted: pictures that the user uploaded for documents. */
  assets(userId: string): AsyncGenerator<object[]> {
    return this.pages<{ id: string }>(
      `SELECT a.id, a.kind, ${assetFile} AS picture, a.width, a.height, a.created_at AS "createdAt"
         FROM assets a WHERE a.user_id = $1 AND a.deleted_at IS NULL AND a.id > $2 ORDER BY a.id LIMIT ${pageSize}`,
      userId,
      beforeAll,
      ({ id }) => id,
    );
  }

  /** Reads the pictures of a user's assets that are not deleted. */
  assetPictures(userId: string): AsyncGenerator<ExportedPicture[]> {
    return this.pages<ExportedPicture>(
      `SELECT a.id, ${assetFile} AS file, a.object_key AS "objectKey", a.created_at AS "createdAt"
         FROM assets a WHERE a.user_id = $1 AND a.deleted_at IS NULL AND a.id > $2 ORDER BY a.id LIMIT ${pageSize}`,
      userId,
      beforeAll,
      ({ id }) => id,
    );
  }

  /** Reads the saved people of a user. Their photos and masks are among the assets. */
  people(userId: string): AsyncGenerator<object[]> {
    return this.pages<{ id: string }>(
      `SELECT p.id, p.name, p.asset_id AS "assetId", p.mask_id AS "maskId", p.crop, p.created_at AS "createdAt"
         FROM saved_people p WHERE p.user_id = $1 AND p.id > $2 ORDER BY p.id LIMIT ${pageSize}`,
      userId,
      beforeAll,
      ({ id }) => id,
    );
  }

  /** Reads the brand kit of a user: at most one row. */
  brandKit(userId: string): AsyncGenerator<object[]> {
    return this.pages<{ id: string }>(
      `SELECT b.user_id AS id, b.kit, b.updated_at AS "updatedAt"
         FROM brand_kits b WHERE b.user_id = $1 AND b.user_id > $2 ORDER BY b.user_id LIMIT ${pageSize}`,
      userId,
      beforeAll,
      ({ id }) => id,
    );
  }

  /** Reads the channels of a user with their settings. */
  channels(userId: string): AsyncGenerator<object[]> {
    return this.pages<{ id: string }>(
      `SELECT c.id, c.name, c.settings, c.updated_at AS "updatedAt"
         FROM channel_styles c WHERE c.user_id = $1 AND c.id > $2 ORDER BY c.id LIMIT ${pageSize}`,
      userId,
      beforeAll,
      ({ id }) => id,
    );
  }

  /** Reads the share links of a user, with the thumbnails that they show and the counts of their votes. */
  shareLinks(userId: string): AsyncGenerator<object[]> {
    return this.pages<{ id: string }>(
      `SELECT l.id, l.created_at AS "createdAt", l.expires_at AS "expiresAt",
              (SELECT jsonb_agg(jsonb_build_object('thumbnailId', p.thumbnail_id, 'votes',
                        (SELECT count(*) FROM share_votes v WHERE v.link_id = p.link_id AND v.n = p.n)) ORDER BY p.n)
                 FROM share_pictures p WHERE p.link_id = l.id) AS pictures
         FROM share_links l WHERE l.user_id = $1 AND l.id > $2 ORDER BY l.id LIMIT ${pageSize}`,
      userId,
      beforeAll,
      ({ id }) => id,
    );
  }

  /** Reads every generation of a user, including generations of deleted thumbnails. */
  async *generations(userId: string): AsyncGenerator<object[]> {
    type Row = { seq?: string };
    // Each generation has one hold. Generations are found by their holds, because the ledger has an index by user.
    const pages = this.pages<Row>(
      `SELECT c.seq::text AS seq, g.id, g.thumbnail_id AS "thumbnailId", g.status, g.request, g.model,
              g.seed::float8 AS seed, g.error_code AS "errorCode", ${file} AS picture, g.created_at AS "createdAt",
              g.started_at AS "startedAt", g.finished_at AS "finishedAt"
         FROM credit_transfers c JOIN generations g ON g.id = c.generation_id
         LEFT JOIN images i ON i.generation_id = g.id
        WHERE c.user_id = $1 AND c.kind = 'hold' AND c.seq > $2::bigint ORDER BY c.seq LIMIT ${pageSize}`,
      userId,
      '0',
      ({ seq }) => seq ?? '',
    );
    for await (const page of pages) yield page.map(({ seq: _seq, ...generation }) => generation);
  }

  /** Reads the ledger transfers of a user, newest first, as the profile page shows them. */
  async *ledger(userId: string): AsyncGenerator<object[]> {
    let cursor: string | undefined;
    do {
      const page = await this.credits.ledger(userId, cursor);
      yield page.items;
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }

  /** Reads every purchase of a user, paid or not. */
  purchases(userId: string): AsyncGenerator<object[]> {
    return this.pages<{ id: string }>(
      `SELECT p.id, p.plan, p.credits, p.amount_cents AS "amountCents", upper(p.currency) AS currency, p.status,
              p.refunded_cents AS "refundedCents", p.disputed_cents AS "disputedCents",
              p.revoked_credits AS "revokedCredits", p.session_id AS "sessionId",
              p.payment_intent_id AS "paymentIntentId", p.created_at AS "createdAt", p.paid_at AS "paidAt"
         FROM purchases p WHERE p.user_id = $1 AND p.id > $2 ORDER BY p.id LIMIT ${pageSize}`,
      userId,
      beforeAll,
      ({ id }) => id,
    );
  }

  /** Reads the user's entries of the security log. */
  async *securityEvents(userId: string): AsyncGenerator<object[]> {
    type Row = { seq?: string };
    const pages = this.pages<Row>(
      `SELECT e.id::text AS seq, e.kind, e.outcome, e.address, e.user_agent AS "userAgent", e.occurrences,
              e.created_at AS "createdAt"
         FROM security_events e WHERE e.user_id = $1 AND e.id > $2::bigint ORDER BY e.id LIMIT ${pageSize}`,
      userId,
      '0',
      ({ seq }) => seq ?? '',
    );
    for await (const page of pages) yield page.map(({ seq: _seq, ...event }) => event);
  }

  /** Reads the images of a user's thumbnails that are not deleted. */
  pictures(userId: string): AsyncGenerator<ExportedPicture[]> {
    return this.pages<ExportedPicture>(
      `SELECT i.id, ${file} AS file, i.object_key AS "objectKey", i.created_at AS "createdAt"
         FROM images i JOIN thumbnails t ON t.id = i.thumbnail_id
        WHERE t.user_id = $1 AND t.deleted_at IS NULL AND i.id > $2 ORDER BY i.id LIMIT ${pageSize}`,
      userId,
      beforeAll,
      ({ id }) => id,
    );
  }

  /**
   * Reads a statement page by page. Its parameter $1 is the user's id, $2 the position of the last row of the
   * previous page.
   */
  private async *pages<Row extends object>(
    sql: string,
    userId: string,
    start: string,
    placeOf: (row: Row) => string,
    size = pageSize,
  ): AsyncGenerator<Row[]> {
    let place = start;
    for (;;) {
      const page = await rowsOf<Row>(this.database, sql, [userId, place]);
      yield page;
      const last = page.at(-1);
      if (page.length < size || !last) return;
      place = placeOf(last);
    }
  }
}
