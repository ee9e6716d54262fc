import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentSignIn, type SessionUser } from '@portada/accounts';
import {
  type AdminPayments,
  type AdminPurchasePage,
  adminPaymentsSchema,
  adminPurchasePageSchema,
  adminPurchaseQuerySchema,
  adminReasonBodySchema,
} from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import { AppError } from '@portada/errors';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { AdminPurchasesService } from './admin-purchases.service';
import { AdminPaymentsService } from './admin-payments.service';

class AdminPaymentsDto extends createZodDto(adminPaymentsSchema) {}
class AdminPurchasePageDto extends createZodDto(adminPurchasePageSchema) {}
class DecisionDto extends createZodDto(adminReasonBodySchema) {}
class AdminPurchaseQueryDto extends createZodDto(adminPurchaseQuerySchema) {}

/** Parses the purchase id of a request. @throws AppError purchase_not_found if the id is not a UUID */
const idOf = (said: string): string => {
  const { data } = z.uuid().safeParse(said);
  if (data === undefined) throw new AppError('purchase_not_found');
  return data;
};

/** Routes for administrators: purchases of all users, payments under review, and decisions about them. */
@ApiTags('admin')
@AdminOnly()
@Controller('api/admin')
export class AdminPaymentsController {
  constructor(
    private readonly payments: AdminPaymentsService,
    private readonly purchases: AdminPurchasesService,
  ) {}

  @Get('payments')
  @ResponseBody({ type: AdminPaymentsDto, status: 200 })
  read(): Promise<AdminPayments> {
    return this.payments.read();
  }

  @Get('purchases')
  @ResponseBody({ type: AdminPurchasePageDto, status: 200 })
  list(@Query() query: AdminPurchaseQueryDto): Promise<AdminPurchasePage> {
    return this.purchases.list(query);
  }

  @RecentSignIn()
  @Post('purchases/:id/accept')
  @HttpCode(204)
  async accept(
    @Param('id') id: string,
    @CurrentUser() user: SessionUser,
    @Body() { reason }: DecisionDto,
  ): Promise<void> {
    await this.payments.accept({ purchaseId: idOf(id), adminId: user.id, reason });
  }

  @RecentSignIn()
  @Post('purchases/:id/refuse')
  @HttpCode(204)
  async refuse(
    @Param('id') id: string,
    @CurrentUser() user: SessionUser,
    @Body() { reason }: DecisionDto,
  ): Promise<void> {
    await this.payments.refuse({ purchaseId: idOf(id), adminId: user.id, reason });
  }
}
