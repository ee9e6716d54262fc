import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '@portada/accounts';
import { type ImageModels, imageModelsSchema } from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import { createZodDto } from 'nestjs-zod';
import { ImageModelChoicesService } from './image-model-choices.service';

class ImageModelsDto extends createZodDto(imageModelsSchema) {}

/** Route that lists the image models that a request can name, with their prices. */
@ApiTags('generations')
@SignedIn()
@Controller('api')
export class ImageModelsController {
  constructor(private readonly choices: ImageModelChoicesService) {}

  @Get('image-models')
  @ResponseBody({ type: ImageModelsDto, status: 200 })
  list(): Promise<ImageModels> {
    return this.choices.list();
  }
}
