import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SessionUser, SignedIn } from '@portada/accounts';
import {
  savedPersonCreateSchema,
  savedPersonListSchema,
  savedPersonPatchSchema,
  savedPersonSchema,
} from '@portada/contracts';
import { AppError } from '@portada/errors';
import { ResponseBody } from '@portada/http';
import { RateLimitService } from '@portada/rate-limit';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { thumbnailRateLimits } from '../thumbnails.rate-limits';
import type { OwnPersonId } from './people.queries';
import { PeopleService } from './people.service';

class SavedPersonDto extends createZodDto(savedPersonSchema) {}
class SavedPersonListDto extends createZodDto(savedPersonListSchema) {}
class SavedPersonCreateDto extends createZodDto(savedPersonCreateSchema) {}
class SavedPersonPatchDto extends createZodDto(savedPersonPatchSchema) {}

/** Refuses a malformed id of a person with the same error as an unknown id. */
const ownOf = (user: SessionUser, id: string): OwnPersonId => {
  if (!z.uuid().safeParse(id).success) throw new AppError('person_not_found');
  return { userId: user.id, id };
};

/** Routes of the saved people: cut-outs that a user keeps under a name. */
@ApiTags('people')
@SignedIn()
@Controller('api/people')
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly rateLimits: RateLimitService,
  ) {}

  @Get()
  @ResponseBody({ type: SavedPersonListDto, status: 200 })
  async list(@CurrentUser() user: SessionUser) {
    return { items: await this.people.list(user.id) };
  }

  /** Saves a person from a photo and a mask that the user uploaded. */
  @Post()
  @ResponseBody({ type: SavedPersonDto, status: 201 })
  async add(@CurrentUser() user: SessionUser, @Body() body: SavedPersonCreateDto) {
    await this.rateLimits.consumeOrThrow(thumbnailRateLimits.peopleByAccount, user.id);
    return this.people.add(user.id, body);
  }

  @Patch(':id')
  @ResponseBody({ type: SavedPersonDto, status: 200 })
  async rename(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: SavedPersonPatchDto) {
    const own = ownOf(user, id);
    await this.rateLimits.consumeOrThrow(thumbnailRateLimits.peopleByAccount, user.id);
    return this.people.rename(own, body.name);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<void> {
    await this.people.remove(ownOf(user, id));
  }
}
