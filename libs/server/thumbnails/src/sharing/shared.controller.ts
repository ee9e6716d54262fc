import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AddressRateLimitService, Public } from '@portada/accounts';
import {
  sharedCardQuerySchema,
  sharedOpenSchema,
  sharedPicturesSchema,
  sharedVoteAnswerSchema,
  sharedVoteSchema,
} from '@portada/contracts';
import { FileResponse, ResponseBody } from '@portada/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { thumbnailRateLimits } from '../thumbnails.rate-limits';
import { SharedService } from './shared.service';
import { VotersService } from './voters.service';

class SharedCardQueryDto extends createZodDto(sharedCardQuerySchema) {}
class SharedOpenDto extends createZodDto(sharedOpenSchema) {}
class SharedPicturesDto extends createZodDto(sharedPicturesSchema) {}
class SharedVoteDto extends createZodDto(sharedVoteSchema) {}
class SharedVoteAnswerDto extends createZodDto(sharedVoteAnswerSchema) {}

/** Routes of share links for visitors without an account. The token is in the body, so that it is in no log of addresses. */
@ApiTags('share links')
@Controller('api/shared')
export class SharedController {
  constructor(
    private readonly shared: SharedService,
    private readonly voters: VotersService,
    private readonly rateLimits: AddressRateLimitService,
  ) {}

  /** Returns the pictures of a link, in an order of this browser, which gets a cookie to vote. */
  @Public()
  @Post()
  @HttpCode(200)
  @ResponseBody({ type: SharedPicturesDto, status: 200 })
  async open(
    @Body() body: SharedOpenDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.rateLimits.consumeOrThrow(thumbnailRateLimits.sharedByAddress, request, true);
    const { id, setCookie } = await this.voters.recognize(request);
    const pictures = await this.shared.open(body.token, id);
    if (setCookie !== null) void reply.header('set-cookie', setCookie);
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    return pictures;
  }

  /** Returns the picture that other sites show of a link. It ends with the link, so no cache may keep it. */
  @Public()
  @Get('picture')
  @FileResponse('image/jpeg', 'image/webp')
  async card(
    @Query() { token }: SharedCardQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.rateLimits.consumeOrThrow(thumbnailRateLimits.sharedByAddress, request, true);
    const { bytes, mimeType } = await this.shared.card(token);
    void reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      // The header content-security-policy prevents scripts in an image that the browser opens as a page.
      .header('content-security-policy', "default-src 'none'; sandbox");
    await reply.type(mimeType).send(bytes);
  }

  /** Votes for one picture of a link, once for each browser. */
  @Public()
  @Post('votes')
  @HttpCode(200)
  @ResponseBody({ type: SharedVoteAnswerDto, status: 200 })
  async vote(@Body() body: SharedVoteDto, @Req() request: FastifyRequest) {
    await this.rateLimits.consumeOrThrow(thumbnailRateLimits.voteByAddress, request, true);
    return { votedFor: await this.shared.vote(body.token, body.n, request) };
  }
}
