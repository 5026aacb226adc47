/** What replaces a library's own way for speed. Each has a folder here, with the library's way as its stock twin. */
export const engineNames = ['pg-rows', 'express-prepared', 'body-rules', 'young-objects'] as const;

export type EngineName = (typeof engineNames)[number];

/** The engines that run; the stock twins of the others do. */
export type Engines = ReadonlySet<EngineName>;

export const allEngines: Engines = new Set(engineNames);
