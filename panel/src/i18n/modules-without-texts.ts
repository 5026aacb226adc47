/** What is read of a module of the source. */
export interface Module {
  /** The modules that it imports: they are there before it is. */
  readonly uses: readonly string[];
  /** The modules that it loads later. */
  readonly loads: readonly string[];
  /** The first parts of the keys of its texts. */
  readonly names: ReadonlySet<string>;
}

interface Search {
  readonly entry: string;
  /** The module that adds the texts. */
  readonly file: string;
  /** Whether a module shows them. */
  readonly shows: (module: Module) => boolean;
}

/**
 * Returns the modules that may show a key instead of its text: those that show texts which neither they, nor what they
 * import, nor a module on each way to them from the entry has added.
 */
export function modulesWithoutTexts(
  modules: ReadonlyMap<string, Module>,
  { entry, file, shows }: Search,
): string[] {
  const brings = importersOf(modules, file);
  const reached = new Set<string>();
  const waiting = [entry];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const module = modules.get(name);
    if (module === undefined || reached.has(name) || brings.has(name)) continue;
    reached.add(name);
    waiting.push(...module.uses, ...module.loads);
  }
  return [...reached].filter((name) => shows(modules.get(name) as Module)).sort();
}

/** The module itself, and all that import it, also by way of others. */
function importersOf(modules: ReadonlyMap<string, Module>, file: string): Set<string> {
  const found = new Set([file]);
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const [name, { uses }] of modules) if (uses.some((used) => found.has(used))) found.add(name);
  }
  return found;
}
