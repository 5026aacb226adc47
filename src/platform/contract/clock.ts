/** The service's only source of the present; tests give it another one. */
export class Clock {
  now(): Date {
    return new Date();
  }
}
