import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SessionUser, SignedIn } from '@portada/accounts';
import { type ImageModels, imageModelsSchema } from '@portada/contracts';
import { FileResponse, Operation, ResponseBody } from '@portada/http';
import type { FastifyReply } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { ImageModelChoicesService } from './image-model-choices.service';

class ImageModelsDto extends createZodDto(imageModelsSchema) {}

/** Routes that list the image models that a request can name, and serve their examples. */
@ApiTags('generations')
@SignedIn()
@Controller('api')
export class ImageModelsController {
  constructor(private readonly choices: ImageModelChoicesService) {}

  @SignedIn('read')
  @Get('image-models')
  @Operation('listImageModels')
  @ResponseBody({ type: ImageModelsDto, status: 200 })
  list(@CurrentUser() user: SessionUser): Promise<ImageModels> {
    return this.choices.list(user.id);
  }

  /** Returns an example image that the operator has set. The name of the file changes with its bytes. */
  @Get('image-models/examples/:file')
  @FileResponse('image/webp', 'image/png', 'image/jpeg')
  @Header('x-content-type-options', 'nosniff')
  @Header('cross-origin-resource-policy', 'same-origin')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  async example(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const { bytes, mimeType } = this.choices.example(file);
    await reply.type(mimeType).header('cache-control', 'private, max-age=31536000, immutable').send(bytes);
  }
}
