import type { Siblings } from './siblings.js';
import type { Metrics } from '../../signals/metrics.js';

/** A worker that does not answer by then is left out. Prometheus itself waits for ten seconds. */
const ANSWER_WITHIN_MS = 4_000;

/**
 * Lets every worker answer `/metrics` for all workers. The label `worker` tells them apart.
 *
 * They are not summed: the counters of a replaced worker restart at 0. Prometheus handles that in each series, but a
 * shrinking sum would look like a jump.
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

/** Merges the metrics of several workers: the header of each metric once, then the series of all workers. */
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
