import { Injectable } from '@nestjs/common';
import type { AdminAuditPage, AdminAuditQuery } from '@portada/contracts';
import { DataSource } from 'typeorm';
import { readAuditEntries } from './audit-log.queries';

const pageSize = 50;

/** Reads the audit log of administrators. The SQL functions that perform the actions write it. */
@Injectable()
export class AuditLogService {
  constructor(private readonly database: DataSource) {}

  /**
   * Lists the actions of all administrators, newest first, 50 per page.
   * @param query `cursor` is `nextCursor` of the page before; an unknown cursor returns an empty page
   */
  async page({ cursor, target }: AdminAuditQuery): Promise<AdminAuditPage> {
    const before = cursor === undefined || /^\d{1,18}$/.test(cursor) ? (cursor ?? null) : '0';
    const rows = await readAuditEntries(this.database, {
      before,
      target: target ?? null,
      limit: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    return {
      items: page.map(({ adminId, adminName, createdAt, ...entry }) => ({
        ...entry,
        admin: { id: adminId, name: adminName },
        createdAt: createdAt.toISOString(),
      })),
      nextCursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  }
}
