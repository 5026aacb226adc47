/** Whether books count, or are for trying. Books never change from one to the other. */
export const modes = ['live', 'test'] as const;

export type Mode = (typeof modes)[number];
