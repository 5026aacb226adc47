import { Injectable } from '@nestjs/common';
import { destination as file, pino, stdTimeFunctions, type Logger } from 'pino';
import { LogBuffer, type LineSink } from './log-buffer.js';

const STANDARD_OUTPUT = 1;

/** The fields of a log line: ids, codes, durations. Never bodies, tokens or names. */
export type LogFacts = Readonly<Record<string, unknown>>;

/** Structured logs: one JSON object per line, with a constant message and the facts in fields. */
@Injectable()
export class Log {
  private readonly logger: Logger;

  constructor(level: string, sink: LineSink = new LogBuffer(file(STANDARD_OUTPUT))) {
    const options = {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { error: describeError },
    };
    this.logger = pino(options, sink);
  }

  info(message: string, facts: LogFacts = {}): void {
    this.logger.info(facts, message);
  }

  warn(message: string, facts: LogFacts = {}): void {
    this.logger.warn(facts, message);
  }

  error(message: string, facts: LogFacts = {}): void {
    this.logger.error(facts, message);
  }
}

/**
 * Returns the chain of causes of an error, each with its stack and its code.
 *
 * Omits the parameters of failed statements, because they contain what people typed.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { name: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
