import { Controller, Delete, Get, Headers, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SessionUser, SignedIn, SignedInWithForm } from '@portada/accounts';
import { assetKinds, assetListSchema, assetQuerySchema, assetSchema } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { FileResponse, FormBody, Operation, ResponseBody } from '@portada/http';
import { RateLimitService } from '@portada/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { sendImage } from '../send-image';
import { thumbnailRateLimits } from '../thumbnails.rate-limits';
import { readUploadForm, uploadCodes } from '../upload-form';
import { UploadGate } from '../upload-gate';
import { AssetsService } from './assets.service';

class AssetDto extends createZodDto(assetSchema) {}
class AssetListDto extends createZodDto(assetListSchema) {}
class AssetQueryDto extends createZodDto(assetQuerySchema) {}

const kindSchema = z.enum(assetKinds);

/** Refuses a malformed asset id with the same error as an unknown id. */
const ownOf = (user: SessionUser, id: string): { userId: string; id: string } => {
  if (!z.uuid().safeParse(id).success) throw new AppError('asset_not_found');
  return { userId: user.id, id };
};

/** Routes of the pictures that a user uploads for documents. */
@ApiTags('assets')
@SignedIn()
@Controller('api/assets')
export class AssetsController {
  private readonly gate = new UploadGate();

  constructor(
    private readonly assets: AssetsService,
    private readonly rateLimits: RateLimitService,
  ) {}

  /**
   * Stores a picture. The body is multipart: a field `kind` (photo, mask or logo) and one file `file` (PNG, JPEG or
   * WebP, at most 8 MiB).
   */
  @SignedInWithForm()
  @Post()
  @Operation('addAsset', ['invalid_asset', 'asset_quota', ...uploadCodes])
  @FormBody({ file: 'file', field: 'kind', schema: { enum: assetKinds } })
  @ResponseBody({ type: AssetDto, status: 201 })
  async add(@CurrentUser() user: SessionUser, @Req() request: FastifyRequest) {
    return this.gate.run(user.id, async () => {
      await this.rateLimits.consumeOrThrow(thumbnailRateLimits.uploadByAccount, user.id);
      const { value, file } = await readUploadForm(request, {
        field: 'kind',
        file: 'file',
        code: 'invalid_asset',
      });
      const kind = kindSchema.safeParse(value);
      if (!kind.success) throw new AppError('invalid_asset', { fields: { kind: 'invalid' } });
      return this.assets.add(user.id, kind.data, file);
    });
  }

  @SignedIn('read')
  @Get()
  @Operation('listAssets')
  @ResponseBody({ type: AssetListDto, status: 200 })
  async list(@CurrentUser() user: SessionUser) {
    return { items: await this.assets.list(user.id) };
  }

  @SignedIn('read')
  @Get(':id')
  @Operation('readAsset', ['asset_not_found'])
  @FileResponse('image/avif', 'image/webp', 'image/png')
  async serve(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Query() query: AssetQueryDto,
    @Headers('accept') accept: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendImage(reply, await this.assets.serve(ownOf(user, id), query.w, accept));
  }

  @SignedIn('edit')
  @Delete(':id')
  @HttpCode(204)
  @Operation('deleteAsset', ['asset_not_found', 'asset_in_use'])
  async remove(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<void> {
    await this.assets.remove(ownOf(user, id));
  }
}
