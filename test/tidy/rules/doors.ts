import { floorOf } from './places.js';
import { importRule } from './rule.js';
import { isSpec } from './source-file-view.js';

/** The files that a module may import from the platform. */
export const DOORS = ['src/platform/index.ts', 'src/platform/fields.ts', 'src/platform/lists.ts'];

/** Modules import the platform only through its three doors, so that everything behind them can be moved. */
export const doors = importRule(
  (path) => floorOf(path) === 'modules' && !isSpec(path),
  ({ target = '' }) => {
    if (floorOf(target) !== 'platform' || DOORS.includes(target)) return undefined;
    return {
      wrong: `${target} is behind the doors of the platform`,
      fix: 'import from src/platform/index.ts, fields.ts or lists.ts, and export there what is missing',
    };
  },
);
