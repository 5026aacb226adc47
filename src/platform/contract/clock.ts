/** The service's only source of the current time. Tests replace it. */
export class Clock {
  now(): Date {
    return new Date();
  }

  /** The clock of this machine, for the comparison with the clock of the database. */
  machineMs(): number {
    return Date.now();
  }
}
