/**
 * The engines: each replaces a library's own way for speed. Its folder also holds the library's way as its stock twin.
 */
export const engineNames = ['pg-rows', 'express-prepared', 'body-rules', 'young-objects'] as const;

export type EngineName = (typeof engineNames)[number];

/** The engines that run. For all others, the stock twin runs. */
export type Engines = ReadonlySet<EngineName>;

export const allEngines: Engines = new Set(engineNames);
