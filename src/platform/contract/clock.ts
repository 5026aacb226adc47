/** The service's only source of the present; tests give it another one. */
export class Clock {
  now(): Date {
    return new Date();
  }

  /** What the clock of this machine says, to be compared with that of the database. */
  machineMs(): number {
    return Date.now();
  }
}
