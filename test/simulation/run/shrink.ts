import { replay, type Outcome, type Rules, type Step } from './history.js';

/** A history is replayed at most so often while it gets shorter. */
const REPLAYS_MAX = 150;

/** Returns the shortest history found that ends with a difference in the same place. */
export async function shrink(rules: Rules, found: Outcome): Promise<Outcome> {
  const place = kindOf(found);
  let best = found;
  let replays = 0;
  for (let size = Math.ceil(best.steps.length / 2); size >= 1 && replays < REPLAYS_MAX;) {
    let isShorter = false;
    for (let from = best.steps.length - size; from >= 0 && replays < REPLAYS_MAX; from -= size) {
      const steps: Step[] = best.steps.filter((_step, at) => at < from || at >= from + size);
      replays += 1;
      const outcome = await replay({ ...rules, only: found.place }, steps);
      if (kindOf(outcome) !== place || outcome.steps.length >= best.steps.length) continue;
      best = outcome;
      isShorter = true;
    }
    if (size === 1 && !isShorter) break;
    size = isShorter ? Math.min(size, Math.max(1, Math.ceil(best.steps.length / 2))) : Math.floor(size / 2);
  }
  return best;
}

/** What differs, without the name of the thing: `list`, `balance`. */
export function kindOf({ difference }: Outcome): string | undefined {
  return difference?.place.split(':')[0];
}
