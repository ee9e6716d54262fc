import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '@portada/accounts';
import { drawingListSchema, drawingQuerySchema } from '@portada/contracts';
import { FileResponse, ResponseBody } from '@portada/http';
import type { FastifyReply } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { sendUnlessKnown } from '../send-unless-known';
import { type StudioFile, StudioFilesService } from './studio-files.service';

class DrawingListDto extends createZodDto(drawingListSchema) {}
class DrawingQueryDto extends createZodDto(drawingQuerySchema) {}

/** Sends a file of the asset pack. A client that has the file gets 304. */
const send = async (reply: FastifyReply, file: StudioFile): Promise<void> => {
  void reply
    .header('cache-control', 'private, max-age=86400')
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    // The header content-security-policy prevents scripts in an SVG that the browser opens as a page.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  await sendUnlessKnown(reply, file);
};

/** Routes of the drawings, fonts and photographed places from which a browser draws documents. */
@ApiTags('studio')
@SignedIn()
@Controller('api/studio')
export class StudioFilesController {
  constructor(private readonly files: StudioFilesService) {}

  /** Searches drawings by their names in English and Spanish. */
  @Get('drawings')
  @ResponseBody({ type: DrawingListDto, status: 200 })
  search(@Query() { q }: DrawingQueryDto) {
    return { items: this.files.search(q) };
  }

  @Get('drawings/:name')
  @FileResponse('image/svg+xml')
  async drawing(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    await send(reply, this.files.drawing(name));
  }

  /** Returns the shapes from which the relief of a drawing is computed. */
  @Get('drawings/:name/shapes')
  @FileResponse('text/plain')
  async shapes(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    await send(reply, this.files.shapes(name));
  }

  @Get('panoramas/:name')
  @FileResponse('image/webp')
  async panorama(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    await send(reply, this.files.panorama(name));
  }

  @Get('fonts/:file')
  @FileResponse('font/woff2', 'font/ttf')
  async font(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    await send(reply, await this.files.font(file));
  }
}
