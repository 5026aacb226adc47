import { REQUESTS_AT_ONCE } from './webhook-jobs.js';

/** The places for requests at once of each endpoint, on this node. */
export class DeliverySlots {
  private readonly taken = new Map<string, Set<number>>();
  private readonly called = new Set<string>();

  /** Returns the lowest free place of an endpoint; undefined if all are taken. */
  enter(endpointId: string): number | undefined {
    const places = this.taken.get(endpointId) ?? new Set();
    for (let place = 0; place < REQUESTS_AT_ONCE; place += 1) {
      if (places.has(place)) continue;
      this.taken.set(endpointId, places.add(place));
      return place;
    }
    return undefined;
  }

  /**
   * Asks whoever has a place of an endpoint to look again before it leaves. Returns whether there is anybody.
   *
   * Otherwise a delivery could stay behind: one that came due after the last look of those who work, and whose own
   * worker was turned away because they were still there.
   */
  callAgain(endpointId: string): boolean {
    if (!this.taken.has(endpointId)) return false;
    this.called.add(endpointId);
    return true;
  }

  /** Whether somebody has asked for another look. */
  takeCall(endpointId: string): boolean {
    return this.called.delete(endpointId);
  }

  leave(endpointId: string, place: number): void {
    const places = this.taken.get(endpointId);
    places?.delete(place);
    if (places?.size === 0) this.taken.delete(endpointId);
  }
}
