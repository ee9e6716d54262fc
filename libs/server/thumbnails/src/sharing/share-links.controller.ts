import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SessionUser, SignedIn } from '@portada/accounts';
import { newShareLinkSchema, shareLinkCreateSchema, shareLinkListSchema } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { ResponseBody } from '@portada/http';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { UploadGate } from '../upload-gate';
import { ShareLinksService } from './share-links.service';

class ShareLinkCreateDto extends createZodDto(shareLinkCreateSchema) {}
class ShareLinkListDto extends createZodDto(shareLinkListSchema) {}
class NewShareLinkDto extends createZodDto(newShareLinkSchema) {}

/** Numbers of links that are being drawn at the same time: of all users, and of one user. */
const drawingLimits = { all: 8, user: 1 } as const;

/** Routes of the share links of a user. */
@ApiTags('share links')
@SignedIn()
@Controller('api/share-links')
export class ShareLinksController {
  private readonly gate = new UploadGate(drawingLimits);

  constructor(private readonly links: ShareLinksService) {}

  /** Lists the links that have not expired, with the counts of their votes. */
  @Get()
  @ResponseBody({ type: ShareLinkListDto, status: 200 })
  async list(@CurrentUser() user: SessionUser) {
    return { items: await this.links.list(user.id) };
  }

  /** Creates a link to the present pictures of one to three thumbnails. It expires after 30 days. */
  @Post()
  @ResponseBody({ type: NewShareLinkDto, status: 201 })
  async create(@CurrentUser() user: SessionUser, @Body() body: ShareLinkCreateDto) {
    return this.gate.run(user.id, () => this.links.create(user.id, body.thumbnailIds));
  }

  /** Revokes a link: it is deleted with its pictures and votes. */
  @Delete(':id')
  @HttpCode(204)
  async revoke(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<void> {
    if (!z.uuid().safeParse(id).success) throw new AppError('share_link_not_found');
    await this.links.revoke({ userId: user.id, id });
  }
}
