import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SessionUser, SignedIn } from '@portada/accounts';
import {
  type ChangedThumbnails,
  type Thumbnail,
  type ThumbnailPage,
  type ThumbnailTags,
  changedThumbnailsSchema,
  thumbnailCreateSchema,
  thumbnailPageSchema,
  thumbnailPatchSchema,
  thumbnailQuerySchema,
  thumbnailSchema,
  thumbnailTagsSchema,
  thumbnailsDeleteSchema,
  thumbnailsTagSchema,
} from '@portada/contracts';
import { Operation, ResponseBody } from '@portada/http';
import { AppError } from '@portada/errors';
import { RateLimitService } from '@portada/rate-limit';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { thumbnailRateLimits } from './thumbnails.rate-limits';
import { ThumbnailsService } from './thumbnails.service';

class ThumbnailCreateDto extends createZodDto(thumbnailCreateSchema) {}
class ThumbnailPatchDto extends createZodDto(thumbnailPatchSchema) {}
class ThumbnailQueryDto extends createZodDto(thumbnailQuerySchema) {}
class ThumbnailDto extends createZodDto(thumbnailSchema) {}
class ThumbnailTagsDto extends createZodDto(thumbnailTagsSchema) {}
class ThumbnailsDeleteDto extends createZodDto(thumbnailsDeleteSchema) {}
class ThumbnailsTagDto extends createZodDto(thumbnailsTagSchema) {}
class ChangedThumbnailsDto extends createZodDto(changedThumbnailsSchema) {}
class ThumbnailPageDto extends createZodDto(thumbnailPageSchema) {}

/** Refuses a malformed thumbnail id with the same error as an unknown id. */
const knownForm = (
  id: string,
  code: 'thumbnail_not_found' | 'thumbnail_not_editable' | 'thumbnail_not_deletable',
) => {
  if (!z.uuid().safeParse(id).success) throw new AppError(code);
  return id;
};

/** Routes that list, create, read, change and delete thumbnails. */
@ApiTags('thumbnails')
@SignedIn()
@Controller('api/thumbnails')
export class ThumbnailsController {
  constructor(
    private readonly thumbnails: ThumbnailsService,
    private readonly rateLimits: RateLimitService,
  ) {}

  @SignedIn('read')
  @Get()
  @Operation('listThumbnails')
  @ResponseBody({ type: ThumbnailPageDto, status: 200 })
  list(@CurrentUser() user: SessionUser, @Query() query: ThumbnailQueryDto): Promise<ThumbnailPage> {
    return this.thumbnails.list(user.id, query);
  }

  @SignedIn('edit')
  @Post()
  @Operation('createThumbnail', ['thumbnails_full'])
  @ResponseBody({ type: ThumbnailDto, status: 201 })
  async create(@CurrentUser() user: SessionUser, @Body() body: ThumbnailCreateDto): Promise<Thumbnail> {
    await this.rateLimits.consumeOrThrow(thumbnailRateLimits.createByAccount, user.id);
    return this.thumbnails.create(user.id, body.title);
  }

  @SignedIn('read')
  @Get('tags')
  @Operation('listThumbnailTags')
  @ResponseBody({ type: ThumbnailTagsDto, status: 200 })
  tags(@CurrentUser() user: SessionUser): Promise<ThumbnailTags> {
    return this.thumbnails.tags(user.id);
  }

  @SignedIn('edit')
  @Post('tags')
  @HttpCode(200)
  @Operation('tagThumbnails', ['thumbnail_not_editable'])
  @ResponseBody({ type: ChangedThumbnailsDto, status: 200 })
  async tag(@CurrentUser() user: SessionUser, @Body() body: ThumbnailsTagDto): Promise<ChangedThumbnails> {
    return { ids: await this.thumbnails.tag(user.id, body) };
  }

  @SignedIn('edit')
  @Post('delete')
  @HttpCode(200)
  @Operation('deleteThumbnails', ['thumbnail_not_deletable', 'cancels_used_up'])
  @ResponseBody({ type: ChangedThumbnailsDto, status: 200 })
  async removeMany(
    @CurrentUser() user: SessionUser,
    @Body() body: ThumbnailsDeleteDto,
  ): Promise<ChangedThumbnails> {
    return { ids: await this.thumbnails.removeMany(user.id, body.ids) };
  }

  @SignedIn('read')
  @Get(':id')
  @Operation('readThumbnail', ['thumbnail_not_found'])
  @ResponseBody({ type: ThumbnailDto, status: 200 })
  async read(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<Thumbnail> {
    return this.thumbnails.read(user.id, knownForm(id, 'thumbnail_not_found'));
  }

  @SignedIn('edit')
  @Patch(':id')
  @Operation('changeThumbnail', ['thumbnail_not_editable', 'picture_not_found'])
  @ResponseBody({ type: ThumbnailDto, status: 200 })
  async change(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Body() body: ThumbnailPatchDto,
  ): Promise<Thumbnail> {
    return this.thumbnails.change(user.id, knownForm(id, 'thumbnail_not_editable'), body);
  }

  @SignedIn('edit')
  @Delete(':id')
  @HttpCode(204)
  @Operation('deleteThumbnail', ['thumbnail_not_deletable', 'cancels_used_up'])
  async remove(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<void> {
    await this.thumbnails.remove(user.id, knownForm(id, 'thumbnail_not_deletable'));
  }
}
