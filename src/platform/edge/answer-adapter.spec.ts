import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { Operation, type OperationSpec } from '../contract/operation.js';
import { scope } from '../contract/resource.js';
import { AnswerAdapter, type OperationRequest } from './answer-adapter.js';

const spec: OperationSpec = {
  id: 'things.delete',
  summary: 'Delete a thing',
  description: 'It is gone afterwards.',
  access: scope('invoices:write'),
  answer: { status: 204, description: 'Deleted.' },
  beyond: true,
};

@Controller()
class ThingsController {
  @Get('quiet')
  @Operation(spec)
  quiet(): void {
    // Returns nothing, as declared.
  }

  @Get('talkative')
  @Operation(spec)
  talkative(): object {
    return { id: 'a body that nobody would see' };
  }
}

@Module({ controllers: [ThingsController] })
class ThingsModule {}

describe('an operation without content', () => {
  it.each([
    ['quiet', 204],
    ['talkative', 500],
  ])('must not return any: %s', async (path, status) => {
    const app = await NestFactory.create<NestExpressApplication>(ThingsModule, new AnswerAdapter(), {
      logger: false,
    });
    app.use((request: Request, _response: Response, next: NextFunction) => {
      (request as OperationRequest).operation = spec;
      next();
    });
    await app.listen(0, '127.0.0.1');
    const answer = await fetch(`${await app.getUrl()}/${path}`);
    expect(answer.status).toBe(status);
    await app.close();
  });
});
