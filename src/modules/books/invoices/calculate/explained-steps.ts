import { setImmediate as othersFirst } from 'node:timers/promises';
import { explained, type ExplainedStep } from '../domain/calculation-explained.js';
import type { CalculationTrace } from '../domain/calculation-trace.js';

/** A document can have thousands; between so many of them the requests of others get on. */
const STEPS_AT_ONCE = 100;

/** The steps of a calculation in words and numbers. */
export async function explainedSteps(trace: CalculationTrace, currency: string): Promise<ExplainedStep[]> {
  const steps: ExplainedStep[] = [];
  for (let at = 0; at < trace.length; at += STEPS_AT_ONCE) {
    steps.push(...explained(trace.slice(at, at + STEPS_AT_ONCE), currency));
    await othersFirst();
  }
  return steps;
}
