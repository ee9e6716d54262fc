import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SessionUser, SignedIn, SignedInWithForm } from '@portada/accounts';
import {
  base64AnswerSchema,
  convertToBase64Schema,
  finalImageAnswerSchema,
  pictureQuerySchema,
} from '@portada/contracts';
import { FileResponse, FormBody, Operation, ResponseBody } from '@portada/http';
import { AppError } from '@portada/errors';
import { RateLimitService } from '@portada/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { base64Answer } from './base64-answer';
import { FinalImagesService } from './final-images.service';
import { ImagesService } from './images.service';
import { sendImage } from './send-image';
import { thumbnailRateLimits } from './thumbnails.rate-limits';
import { readUploadForm, uploadCodes } from './upload-form';
import { UploadGate } from './upload-gate';

class PictureQueryDto extends createZodDto(pictureQuerySchema) {}
class ConvertToBase64Dto extends createZodDto(convertToBase64Schema) {}
class Base64AnswerDto extends createZodDto(base64AnswerSchema) {}
class FinalImageAnswerDto extends createZodDto(finalImageAnswerSchema) {}

/** Routes that serve, convert and upload images. */
@ApiTags('pictures')
@SignedIn()
@Controller('api')
export class ImagesController {
  private readonly gate = new UploadGate();

  constructor(
    private readonly pictures: ImagesService,
    private readonly finals: FinalImagesService,
    private readonly rateLimits: RateLimitService,
  ) {}

  @SignedIn('read')
  @Get('proxy-image/:file')
  @Operation('readPicture', ['picture_not_found'])
  @FileResponse('image/avif', 'image/webp', 'image/png', 'image/jpeg')
  async serve(
    @CurrentUser() user: SessionUser,
    @Param('file') file: string,
    @Query() query: PictureQueryDto,
    @Headers('accept') accept: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendImage(reply, await this.pictures.serve(user.id, file, query, accept));
  }

  /** Returns an image as base64. Images over 10,000,000 bytes are refused; smaller images are streamed. */
  @Post('convert-to-base64')
  @HttpCode(200)
  @ApiOkResponse({ type: Base64AnswerDto.Output })
  async toBase64(
    @CurrentUser() user: SessionUser,
    @Body() body: ConvertToBase64Dto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.rateLimits.consumeOrThrow(thumbnailRateLimits.base64ByAccount, user.id);
    const { body: answer, length } = base64Answer(await this.pictures.small(user.id, body.imageUrl));
    await reply.type('application/json; charset=utf-8').header('content-length', length).send(answer);
  }

  /**
   * Stores the final image of a thumbnail. The body is multipart: a field `thumbnailId` and one file `image` (PNG,
   * JPEG or WebP, at most 8 MiB).
   */
  @SignedInWithForm()
  @Post('upload-final-image')
  @HttpCode(200)
  @Operation('uploadFinalImage', ['invalid_upload', 'thumbnail_not_editable', 'upload_quota', ...uploadCodes])
  @FormBody({ file: 'image', field: 'thumbnailId', schema: { format: 'uuid' } })
  @ResponseBody({ type: FinalImageAnswerDto, status: 200 })
  async upload(@CurrentUser() user: SessionUser, @Req() request: FastifyRequest) {
    return this.gate.run(user.id, async () => {
      await this.rateLimits.consumeOrThrow(thumbnailRateLimits.uploadByAccount, user.id);
      const { value, file } = await readUploadForm(request, {
        field: 'thumbnailId',
        file: 'image',
        code: 'invalid_upload',
      });
      const id = z.uuid().safeParse(value);
      if (!id.success) throw new AppError('thumbnail_not_editable');
      return {
        success: true as const,
        finalThumbnailUrl: await this.finals.replace(user.id, id.data, file),
      };
    });
  }
}
