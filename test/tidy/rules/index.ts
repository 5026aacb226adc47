import { amounts } from './amounts.js';
import { answers } from './answers.js';
import { clockAndChance } from './clock-and-chance.js';
import { cycles } from './cycles.js';
import { databaseLibraries } from './database-libraries.js';
import { defaultExports } from './default-exports.js';
import { documentLibraries } from './document-libraries.js';
import { doors } from './doors.js';
import { due } from './due.js';
import { environment } from './environment.js';
import { fileLength } from './file-length.js';
import { fileNames } from './file-names.js';
import { floors } from './floors.js';
import { functionLength } from './function-length.js';
import { houses } from './houses.js';
import { insertSelect } from './insert-select.js';
import { lineLength } from './line-length.js';
import { localSettings } from './local-settings.js';
import { mixedDecorators } from './mixed-decorators.js';
import { openTodos } from './open-todos.js';
import { parameters } from './parameters.js';
import { privateParts } from './private-parts.js';
import { reached } from './reached.js';
import { rooms } from './rooms.js';
import { rounding } from './rounding.js';
import { routeArguments } from './route-arguments.js';
import type { Rule } from './rule.js';
import { sliceOrder } from './slice-order.js';
import { sliceShape } from './slice-shape.js';
import { slices } from './slices.js';
import { sqlTables } from './sql-tables.js';

/** All rules by name. Exemptions use the name, and so does the fixture: `fixtures/<name>.ts.txt`. */
export const RULES = {
  floors,
  rooms,
  doors,
  slices,
  houses,
  'sql-tables': sqlTables,
  'insert-select': insertSelect,
  'local-settings': localSettings,
  'slice-order': sliceOrder,
  'slice-shape': sliceShape,
  cycles,
  reached,
  'database-libraries': databaseLibraries,
  'document-libraries': documentLibraries,
  'private-parts': privateParts,
  'mixed-decorators': mixedDecorators,
  environment,
  'clock-and-chance': clockAndChance,
  rounding,
  amounts,
  due,
  answers,
  'route-arguments': routeArguments,
  'file-length': fileLength,
  'function-length': functionLength,
  'line-length': lineLength,
  parameters,
  'open-todos': openTodos,
  'default-exports': defaultExports,
  'file-names': fileNames,
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;
