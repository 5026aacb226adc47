export const DECISIONS_INDEX: string;
export const SUBJECTS: readonly string[];
export function decisionTexts(root: string): Promise<[name: string, text: string][]>;
export function decisionsIndex(texts: readonly (readonly [name: string, text: string])[]): string;
