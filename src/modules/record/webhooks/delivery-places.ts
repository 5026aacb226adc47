import { REQUESTS_AT_ONCE } from './webhook-jobs.js';

/** How many requests a node has under way; beyond them only the first of each endpoint. */
const REQUESTS_OF_NODE = 32;

/** The places for requests at once, on this node. */
export class DeliveryPlaces {
  private readonly taken = new Map<string, number>();

  /** Takes the free places of an endpoint. Returns how many. */
  take(endpointId: string): number {
    const own = this.taken.get(endpointId) ?? 0;
    const ofNode = REQUESTS_OF_NODE - [...this.taken.values()].reduce((sum, places) => sum + places, 0);
    // An endpoint that answers is not held up because others hang.
    const left = own === 0 ? Math.max(ofNode, 1) : Math.max(ofNode, 0);
    const places = Math.min(REQUESTS_AT_ONCE - own, left);
    this.taken.set(endpointId, own + places);
    return places;
  }

  giveBack(endpointId: string, places: number): void {
    const left = (this.taken.get(endpointId) ?? 0) - places;
    if (left > 0) this.taken.set(endpointId, left);
    else this.taken.delete(endpointId);
  }
}
