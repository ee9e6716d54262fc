import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { serve } from '../messages';
import { entities } from './entities';
import { GenerateController } from './generate.controller';

/**
 * Script of benchmark F3, the application to which Portada is compared: NestJS on Express with TypeORM, on the
 * tables of schema.ts, with as many connections as the api.
 */
const start = async (): Promise<void> => {
  const database = new DataSource({
    type: 'postgres',
    url: process.env['DATABASE_URL'] ?? '',
    entities,
    poolSize: 10,
    installExtensions: false,
  });
  await database.initialize();

  @Module({
    controllers: [GenerateController],
    providers: [{ provide: DataSource, useValue: database }],
  })
  class UsualModule {}

  const app = await NestFactory.create(UsualModule, new ExpressAdapter(), { logger: ['error'] });
  await app.listen(Number(process.env['PORT']), '127.0.0.1');
  serve(() => Promise.resolve());
};

void start();
