import type { Exemption } from './exemptions.js';
import { asLine, type Finding } from './rules/rule.js';

/**
 * Returns the findings of a rule that no exemption covers, as lines of the report, followed by the exemptions that
 * allow more than there is. If a file has more findings than its exemption allows, returns all of them, because nobody
 * knows which one is new.
 */
export function excuse(findings: readonly Finding[], exemptions: readonly Exemption[]): string[] {
  const allowed = new Map(exemptions.map((exemption) => [exemption.path, exemption.findings]));
  const found = new Map<string, number>();
  for (const { path } of findings) found.set(path, (found.get(path) ?? 0) + 1);
  const uncovered = findings.filter(({ path }) => (found.get(path) ?? 0) > (allowed.get(path) ?? 0));
  const stale = exemptions.filter((exemption) => (found.get(exemption.path) ?? 0) < exemption.findings);
  return [
    ...uncovered.map(asLine),
    ...stale.map(
      ({ path, findings: claimed }) =>
        `test/tidy/exemptions.ts:1: ${path} is exempt for ${claimed} findings and has ${found.get(path) ?? 0}; ` +
        'lower the number, or remove the entry',
    ),
  ];
}
