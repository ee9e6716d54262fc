import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SessionUser, SignedIn } from '@portada/accounts';
import { brandKitPutSchema, brandKitSchema } from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import { RateLimitService } from '@portada/rate-limit';
import { createZodDto } from 'nestjs-zod';
import { thumbnailRateLimits } from '../thumbnails.rate-limits';
import { BrandKitService } from './brand-kit.service';

class BrandKitDto extends createZodDto(brandKitSchema) {}
class BrandKitPutDto extends createZodDto(brandKitPutSchema) {}

/** Routes of the brand kit: typefaces, colors, outline and logo that a user gives to documents. */
@ApiTags('brand kit')
@SignedIn()
@Controller('api/brand-kit')
export class BrandKitController {
  constructor(
    private readonly brandKits: BrandKitService,
    private readonly rateLimits: RateLimitService,
  ) {}

  /** Returns the brand kit; an empty one if the user has not set one. */
  @Get()
  @ResponseBody({ type: BrandKitDto, status: 200 })
  read(@CurrentUser() user: SessionUser) {
    return this.brandKits.read(user.id);
  }

  /** Replaces the brand kit. */
  @Put()
  @ResponseBody({ type: BrandKitDto, status: 200 })
  async replace(@CurrentUser() user: SessionUser, @Body() body: BrandKitPutDto) {
    await this.rateLimits.consumeOrThrow(thumbnailRateLimits.brandKitByAccount, user.id);
    return this.brandKits.replace(user.id, body);
  }
}
