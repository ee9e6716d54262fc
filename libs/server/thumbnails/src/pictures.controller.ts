import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SessionUser, SignedIn } from '@portada/accounts';
import {
  base64AnswerSchema,
  convertToBase64Schema,
  finalImageAnswerSchema,
  pictureQuerySchema,
} from '@portada/contracts';
import { AppError } from '@portada/observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodResponse, createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Pictures } from './pictures.service';

class PictureQueryDto extends createZodDto(pictureQuerySchema) {}
class ConvertToBase64Dto extends createZodDto(convertToBase64Schema) {}
class Base64AnswerDto extends createZodDto(base64AnswerSchema) {}
class FinalImageAnswerDto extends createZodDto(finalImageAnswerSchema) {}

@ApiTags('pictures')
@SignedIn()
@Controller('api')
export class PicturesController {
  constructor(private readonly pictures: Pictures) {}

  @Get('proxy-image/:file')
  @ApiProduces('image/avif', 'image/webp', 'image/png', 'image/jpeg')
  async serve(
    @CurrentUser() user: SessionUser,
    @Param('file') file: string,
    @Query() query: PictureQueryDto,
    @Headers('accept') accept: string | undefined,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const picture = await this.pictures.serve(user.id, file, query, accept);
    void reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('vary', 'Accept')
      .header('etag', picture.etag)
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin')
      // A picture opened as a page of its own runs nothing.
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (picture.downloadName) {
      const name = encodeURIComponent(picture.downloadName);
      void reply.header('content-disposition', `attachment; filename*=UTF-8''${name}`);
    }
    if (known === picture.etag) await reply.code(304).send();
    else await reply.type(picture.mimeType).send(picture.bytes);
  }

  @Post('convert-to-base64')
  @HttpCode(200)
  @ZodResponse({ type: Base64AnswerDto, status: 200 })
  async toBase64(@CurrentUser() user: SessionUser, @Body() body: ConvertToBase64Dto) {
    return { success: true as const, ...(await this.pictures.toBase64(user.id, body.imageUrl)) };
  }

  /** Multipart: a field `thumbnailId` before the file `image` (at most 8 MiB). */
  @Post('upload-final-image')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ZodResponse({ type: FinalImageAnswerDto, status: 200 })
  async upload(@CurrentUser() user: SessionUser, @Req() request: FastifyRequest) {
    if (!request.isMultipart()) throw new AppError('invalid_request');
    const { thumbnailId, image } = await readUpload(request).catch((error: unknown) => {
      // The parser's own words about a broken form have no status; limits that were passed have one.
      throw error instanceof Error && 'statusCode' in error
        ? error
        : new AppError('invalid_request', { cause: error });
    });
    const id = z.uuid().safeParse(thumbnailId);
    if (!id.success) throw new AppError('thumbnail_not_editable');
    if (!image) throw new AppError('unsupported_picture');
    return {
      success: true as const,
      finalThumbnailUrl: await this.pictures.storeFinal(user.id, id.data, image),
    };
  }
}

const readUpload = async (
  request: FastifyRequest,
): Promise<{ thumbnailId: unknown; image: Buffer | null }> => {
  let thumbnailId: unknown;
  let image: Buffer | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'image') image = await part.toBuffer();
    else if (part.type === 'field' && part.fieldname === 'thumbnailId') thumbnailId = part.value;
  }
  return { thumbnailId, image };
};
