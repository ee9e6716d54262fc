import { Body, Controller, Get, Headers, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SessionUser, SignedIn, SignedInWithDocument } from '@portada/accounts';
import {
  documentVersionCreateSchema,
  documentVersionListSchema,
  documentVersionSchema,
  renderRequestSchema,
  savedDocumentSchema,
  thumbnailCreateSchema,
  thumbnailSchema,
} from '@portada/contracts';
import { AppError } from '@portada/errors';
import { FileResponse, Operation, ResponseBody } from '@portada/http';
import { RateLimitService } from '@portada/rate-limit';
import { type SceneDocument, actionListSchema, documentSchema } from '@portada/studio/document';
import type { FastifyReply } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { thumbnailRateLimits } from '../thumbnails.rate-limits';
import { UploadGate } from '../upload-gate';
import { DocumentCopiesService } from './document-copies.service';
import {
  DocumentDrawingService,
  type DrawingRequest,
  type RenderedDocument,
} from './document-drawing.service';
import { type OwnThumbnailId, DocumentsService } from './documents.service';

const presentDocumentSchema = z.object({
  version: z.int(),
  baseGenerationId: z.uuid(),
  scene: documentSchema,
});

class PresentDocumentDto extends createZodDto(presentDocumentSchema) {}
class DocumentPutDto extends createZodDto(z.strictObject({ scene: documentSchema })) {}
class SavedDocumentDto extends createZodDto(savedDocumentSchema) {}
class DocumentActionsDto extends createZodDto(z.strictObject({ actions: actionListSchema })) {}
class CopyDto extends createZodDto(
  thumbnailCreateSchema.partial().extend({ actions: actionListSchema.optional() }),
) {}
class ThumbnailDto extends createZodDto(thumbnailSchema) {}
class VersionCreateDto extends createZodDto(documentVersionCreateSchema) {}
class VersionDto extends createZodDto(documentVersionSchema) {}
class VersionListDto extends createZodDto(documentVersionListSchema) {}
class RenderDto extends createZodDto(renderRequestSchema) {}

/** Error codes of a thumbnail whose document cannot be read. */
const documentCodes = ['thumbnail_not_found', 'thumbnail_without_picture'] as const;

/** Numbers of renders that run or wait at the same time: of all users, and of one user. */
const renderLimits = { all: 24, user: 2 } as const;

/** Reads the version from the header If-Match, which has the form `"3"`. @returns null without the header */
const versionOf = (header: string | undefined): number | null => {
  if (header === undefined) return null;
  const digits = /^"?([1-9]\d{0,8})"?$/.exec(header.trim())?.[1];
  if (digits === undefined) throw new AppError('invalid_request', { fields: { 'If-Match': 'invalid' } });
  return Number(digits);
};

/** Refuses a malformed thumbnail id with the same error as an unknown id. */
const ownOf = (user: SessionUser, id: string): OwnThumbnailId => {
  if (!z.uuid().safeParse(id).success) throw new AppError('thumbnail_not_found');
  return { userId: user.id, thumbnailId: id };
};

/** Routes that read, change and draw the document of a thumbnail. They cost no credits. */
@ApiTags('documents')
@SignedIn()
@Controller('api/thumbnails/:id')
export class DocumentsController {
  private readonly gate = new UploadGate(renderLimits);

  constructor(
    private readonly documents: DocumentsService,
    private readonly drawing: DocumentDrawingService,
    private readonly copies: DocumentCopiesService,
    private readonly rateLimits: RateLimitService,
  ) {}

  /** Returns the present document. Its version is the ETag. */
  @SignedIn('read')
  @Get('document')
  @Operation('readDocument', [...documentCodes])
  @ResponseBody({ type: PresentDocumentDto, status: 200 })
  async read(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const present = await this.documents.read(ownOf(user, id));
    void reply.header('etag', `"${present.version}"`);
    return present;
  }

  /** Replaces the document, if `If-Match` names its present version. */
  @Put('document')
  @SignedInWithDocument()
  @Operation('saveDocument', [...documentCodes, 'document_conflict', 'document_version_required'])
  @ApiHeader({ name: 'If-Match', required: true, description: 'Version that was changed, such as "3"' })
  @ResponseBody({ type: SavedDocumentDto, status: 200 })
  async save(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: DocumentPutDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const own = ownOf(user, id);
    await this.rateLimits.consumeOrThrow(thumbnailRateLimits.documentByAccount, user.id);
    const expected = versionOf(ifMatch);
    if (expected === null) {
      await this.documents.read(own);
      throw new AppError('document_version_required');
    }
    const version = await this.documents.save(own, body.scene, expected);
    void reply.header('etag', `"${version}"`);
    return { version };
  }

  /** Applies named actions to the document: all of them or none. `If-Match` is optional. */
  @Post('document/actions')
  @SignedInWithDocument()
  @HttpCode(200)
  @Operation('applyActions', [...documentCodes, 'document_conflict'])
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'Version to which the actions apply, such as "3"',
  })
  @ResponseBody({ type: PresentDocumentDto, status: 200 })
  async act(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: DocumentActionsDto,
  ) {
    const own = ownOf(user, id);
    await this.rateLimits.consumeOrThrow(thumbnailRateLimits.documentByAccount, user.id);
    return this.documents.act(own, body.actions, versionOf(ifMatch));
  }

  /** Keeps the present document as a version. */
  @SignedIn('edit')
  @Post('document/versions')
  @Operation('keepVersion', [...documentCodes, 'document_versions_full', 'upload_quota'])
  @ResponseBody({ type: VersionDto, status: 201 })
  async keep(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: VersionCreateDto) {
    const own = ownOf(user, id);
    await this.rateLimits.consumeOrThrow(thumbnailRateLimits.versionByAccount, user.id);
    return this.documents.keep(own, body.name ?? null);
  }

  // The contract writes the addresses of versions with and without `document/`, so both are served.
  @SignedIn('read')
  @Get(['document/versions', 'versions'])
  @Operation('listVersions', ['thumbnail_not_found'])
  @ResponseBody({ type: VersionListDto, status: 200 })
  async versions(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return { items: await this.documents.versions(ownOf(user, id)) };
  }

  /** Makes a version the present document. An edited document is kept as a version first. */
  @SignedIn('edit')
  @Post(['document/versions/:n/restore', 'versions/:n/restore'])
  @HttpCode(200)
  @Operation('restoreVersion', [
    ...documentCodes,
    'document_version_not_found',
    'document_versions_full',
    'upload_quota',
  ])
  @ResponseBody({ type: PresentDocumentDto, status: 200 })
  async restore(@CurrentUser() user: SessionUser, @Param('id') id: string, @Param('n') n: string) {
    const own = ownOf(user, id);
    await this.rateLimits.consumeOrThrow(thumbnailRateLimits.versionByAccount, user.id);
    if (!/^[1-9]\d{0,8}$/.test(n)) {
      await this.documents.read(own);
      throw new AppError('document_version_not_found');
    }
    return this.documents.restore(own, Number(n));
  }

  /** Copies the thumbnail with its document, and applies actions to the document of the copy. */
  @Post('copies')
  @SignedInWithDocument()
  @Operation('copyThumbnail', [...documentCodes, 'document_too_complex', 'upload_quota'])
  @ResponseBody({ type: ThumbnailDto, status: 201 })
  async copy(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: CopyDto) {
    const own = ownOf(user, id);
    await this.documents.read(own);
    await this.rateLimits.consumeOrThrow(thumbnailRateLimits.versionByAccount, user.id);
    return this.copies.copy(own, body, (scene) =>
      this.draw(user.id, scene, { format: 'png', width: 1280, isMeasured: true }),
    );
  }

  /** Draws the document as an image file. */
  @SignedIn('read')
  @Post('render')
  @HttpCode(200)
  @Operation('renderDocument', [...documentCodes, 'document_too_complex', 'render_too_large'])
  @FileResponse('image/png', 'image/jpeg', 'image/webp')
  async render(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Body() body: RenderDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const own = ownOf(user, id);
    const { scene } = await this.documents.read(own);
    const file = await this.draw(user.id, scene, body);
    await reply
      .type(file.mimeType)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(file.bytes);
  }

  /** Draws a document of a user, who has few drawings at a time. */
  private draw(userId: string, scene: SceneDocument, request: DrawingRequest): Promise<RenderedDocument> {
    return this.gate.run(userId, () => this.drawing.render(userId, scene, request));
  }
}
