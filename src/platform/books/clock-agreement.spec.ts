import { ClockAgreement } from './clock-agreement.js';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-22T12:00:00Z');

let clocks: ClockAgreement;

beforeEach(() => {
  clocks = new ClockAgreement();
  clocks.compared({ machineMs: NOW, databaseMs: NOW, steadyMs: 0 });
});

describe('the clocks of service and database', () => {
  it('agree while they differ by minutes', () => {
    expect(clocks.agrees({ machineMs: NOW + 1_000, steadyMs: 1_000 })).toBe(true);
    expect(clocks.agrees({ machineMs: NOW + 4 * 60_000, steadyMs: 0 })).toBe(true);
    expect(clocks.agrees({ machineMs: NOW - 6 * 60_000, steadyMs: 0 })).toBe(false);
  });

  it('disagree from the moment on when one of them jumps', () => {
    expect(clocks.agrees({ machineMs: NOW + 400 * DAY_MS, steadyMs: 1_000 })).toBe(false);
    expect(clocks.agrees({ machineMs: NOW + 2_000, steadyMs: 2_000 })).toBe(true);
  });

  it('disagree briefly when both jump at once, as on one machine, then agree again', () => {
    const ahead = (steadyMs: number) => {
      return { machineMs: NOW + DAY_MS + steadyMs, databaseMs: NOW + DAY_MS + steadyMs, steadyMs };
    };
    clocks.compared(ahead(1_000));
    expect(clocks.agrees(ahead(1_001))).toBe(false);
    clocks.compared({ machineMs: NOW + 6_000, databaseMs: NOW + 6_000, steadyMs: 6_000 });
    expect(clocks.agrees({ machineMs: NOW + 6_001, steadyMs: 6_001 })).toBe(true);
    clocks.compared(ahead(11_000));
    expect(clocks.agrees(ahead(11_001))).toBe(false);
    clocks.compared(ahead(21_000));
    expect(clocks.agrees(ahead(21_001))).toBe(true);
  });
});
