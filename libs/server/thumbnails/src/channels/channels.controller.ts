import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SessionUser, SignedIn } from '@portada/accounts';
import { channelListSchema, channelPutSchema, channelSchema } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { ResponseBody } from '@portada/http';
import { RateLimitService } from '@portada/rate-limit';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { thumbnailRateLimits } from '../thumbnails.rate-limits';
import { ChannelsService } from './channels.service';

class ChannelDto extends createZodDto(channelSchema) {}
class ChannelListDto extends createZodDto(channelListSchema) {}
class ChannelPutDto extends createZodDto(channelPutSchema) {}

/** Routes of the channels: names with the settings that new images get. */
@ApiTags('channels')
@SignedIn()
@Controller('api/me/channels')
export class ChannelsController {
  constructor(
    private readonly channels: ChannelsService,
    private readonly rateLimits: RateLimitService,
  ) {}

  @Get()
  @ResponseBody({ type: ChannelListDto, status: 200 })
  async list(@CurrentUser() user: SessionUser) {
    return { items: await this.channels.list(user.id) };
  }

  /** Creates a channel, or replaces the settings of the channel with the same name. */
  @Put()
  @ResponseBody({ type: ChannelDto, status: 200 })
  async store(@CurrentUser() user: SessionUser, @Body() body: ChannelPutDto) {
    await this.rateLimits.consumeOrThrow(thumbnailRateLimits.channelsByAccount, user.id);
    return this.channels.store(user.id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<void> {
    // A malformed id gets the same error as an unknown id.
    if (!z.uuid().safeParse(id).success) throw new AppError('channel_not_found');
    await this.rateLimits.consumeOrThrow(thumbnailRateLimits.channelsByAccount, user.id);
    await this.channels.remove({ userId: user.id, id });
  }
}
