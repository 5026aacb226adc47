import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { inOneLayer } from './in-one-layer.js';

describe('handlers in one layer', () => {
  it('are called in turn, and then what follows the layer', () => {
    const calls: string[] = [];
    const named =
      (name: string): RequestHandler =>
      (_request, _response, next) => {
        calls.push(name);
        next();
      };
    pass(inOneLayer(named('first'), named('second')), () => calls.push('next'));
    expect(calls).toEqual(['first', 'second', 'next']);
  });

  it('end where one of them answers', () => {
    const reached: unknown[] = [];
    const answers: RequestHandler = () => undefined;
    pass(
      inOneLayer(answers, () => reached.push('second')),
      () => reached.push('next'),
    );
    expect(reached).toEqual([]);
  });

  it.each([
    [
      'thrown',
      () => {
        throw new Error('a fault');
      },
    ],
    ['passed on', (_request: Request, _response: Response, next: NextFunction) => next(new Error('a fault'))],
  ] as [string, RequestHandler][])('hand an error that is %s to the application, once', (_how, fails) => {
    const errors: unknown[] = [];
    const goesOn: RequestHandler = (_request, _response, next) => next();
    pass(
      inOneLayer(goesOn, fails, () => errors.push('reached')),
      (error) => errors.push(error),
    );
    expect(errors).toEqual([new Error('a fault')]);
  });
});

function pass(handler: RequestHandler, next: (error?: unknown) => void): void {
  void handler({} as Request, {} as Response, next as NextFunction);
}
