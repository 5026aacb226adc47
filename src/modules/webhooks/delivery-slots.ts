import { REQUESTS_AT_ONCE } from './webhook-jobs.js';

/** The places for requests at once of each endpoint, on this node. */
export class DeliverySlots {
  private readonly taken = new Map<string, Set<number>>();

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

  leave(endpointId: string, place: number): void {
    const places = this.taken.get(endpointId);
    places?.delete(place);
    if (places?.size === 0) this.taken.delete(endpointId);
  }
}
