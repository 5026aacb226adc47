const SERIOUS = ['high', 'critical'];

/**
 * What the JSON of `npm audit` means: passed, failed, or unknown, with a sentence that names the packages.
 *
 * Many mirrors of the registry keep no list of known faults, and one that is down says nothing about the packages
 * either: both are unknown.
 */
export function verdictOn(json) {
  const { message, vulnerabilities } = parsed(json);
  if (vulnerabilities === undefined)
    return { outcome: 'unknown', sentence: `not checked: ${message ?? 'npm audit gave no answer'}.` };
  const found = Object.values(vulnerabilities).filter(({ severity }) => SERIOUS.includes(severity));
  if (found.length === 0) return { outcome: 'passed', sentence: 'no serious fault is known.' };
  const names = found.map(({ name, severity }) => `${name} (${severity})`);
  return { outcome: 'failed', sentence: `known faults of ${names.join(', ')}; npm audit says more.` };
}

function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}
