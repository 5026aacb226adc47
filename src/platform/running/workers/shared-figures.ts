import type { Siblings } from './siblings.js';
import type { Metrics } from '../../signals/metrics.js';

/** One that dies or hangs is left out; Prometheus itself waits for ten seconds. */
const ANSWER_WITHIN_MS = 4_000;

/**
 * Lets every worker answer `/metrics` for all of them, each with its name as the label `worker`.
 *
 * Labelled and not summed: the counters of a worker that is replaced begin at 0, which Prometheus heeds for each
 * series, while a sum that shrinks would look like a jump.
 */
export function shareFigures(metrics: Metrics, siblings: Siblings): void {
  const pending = new Map<number, (text: string) => void>();
  let asked = 0;
  metrics.label({ worker: siblings.name });
  siblings.on('figures_wanted', (wanted) => {
    const answer = (text: string): void => {
      siblings.broadcast({ kind: 'figures', for: wanted.by, asked: wanted.asked, text });
    };
    metrics.own().then(answer, () => undefined);
  });
  siblings.on('figures', (figures) => {
    if (figures.for === siblings.name) pending.get(figures.asked)?.(figures.text);
  });
  metrics.answerWith(async () => {
    const number = (asked += 1);
    const texts: string[] = [];
    const allAnswered = new Promise<void>((resolve) => {
      setTimeout(resolve, ANSWER_WITHIN_MS).unref();
      pending.set(number, (text) => {
        texts.push(text);
        if (texts.length === siblings.others) resolve();
      });
    });
    siblings.broadcast({ kind: 'figures_wanted', by: siblings.name, asked: number });
    const own = await metrics.own();
    await allAnswered;
    pending.delete(number);
    return mergedFigures([own, ...texts]);
  });
}

/** One text out of those of several workers: the head of each figure once, then the series of all. */
export function mergedFigures(texts: readonly string[]): string {
  const series = new Map<string, string[]>();
  for (const block of texts.flatMap((text) => text.split(/\n+(?=# HELP )/))) {
    const [help = '', type = '', ...lines] = block.trimEnd().split('\n');
    const head = `${help}\n${type}`;
    series.set(head, [...(series.get(head) ?? []), ...lines]);
  }
  const blocks = [...series].map(([head, lines]) => [head, ...lines].join('\n'));
  return `${blocks.join('\n\n')}\n`;
}
