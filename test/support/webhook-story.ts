import { Webhook } from 'standardwebhooks';
import { Receiver, receiverEnv, type ReceivedMessage, type ReceivedRequest } from './receiver.js';
import type { Tenant } from './tenant.js';
import { TestService } from './test-service.js';

/** A delivery as the API shows it. */
export interface ShownDelivery {
  readonly id: string;
  readonly next_attempt_at: string | null;
}

/** A service with a receiver, and shortcuts for what stories of webhooks need. */
export class WebhookStory {
  private constructor(
    readonly service: TestService,
    readonly receiver: Receiver,
  ) {}

  /** Takes further environment variables of the service. */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<WebhookStory> {
    const service = await TestService.start({ env: { ...receiverEnv, ...env } });
    const story = new WebhookStory(service, await Receiver.start());
    // The judge compares timestamps with the real time.
    story.service.clock.set(new Date().toISOString());
    return story;
  }

  get tenant(): Tenant {
    return this.service.owner;
  }

  /** Adds an endpoint that leads to the receiver. */
  async endpoint(fields: object = {}): Promise<{ id: string; secret: string }> {
    const { status, body } = await this.tenant.api.post('/webhook-endpoints', {
      url: this.receiver.url,
      ...fields,
    });
    if (status !== 201) throw new Error(`The endpoint was refused: ${JSON.stringify(body)}`);
    return body as { id: string; secret: string };
  }

  async rotated(id: string, body: object = {}): Promise<string> {
    return (await this.tenant.api.post(`/webhook-endpoints/${id}/rotate-secret`, body)).body.secret as string;
  }

  /** Waits until what has happened was delivered, or waits for its next attempt. */
  async delivered(): Promise<void> {
    await this.service.eventsNumbered();
    await this.service.jobsRun();
  }

  async deliveries(endpointId: string): Promise<ShownDelivery[]> {
    const { body } = await this.tenant.api.get(`/webhook-deliveries?endpoint_id=${endpointId}`);
    return body.data as ShownDelivery[];
  }

  /** The prices of a product in the order in which the receiver got them. */
  pricesOf(product: string): unknown[] {
    const messages = this.receiver.messages().filter(({ data }) => data.object.id === product);
    return messages.map(({ data }) => data.object['price']);
  }

  /** Lets the independent library verify a request. Raises what it raises. */
  verified(request: ReceivedRequest | undefined, secret: string): ReceivedMessage {
    return new Webhook(secret).verify(request?.body ?? '', request?.headers ?? {}) as ReceivedMessage;
  }

  /** Begins anew: without endpoints, with a receiver that answers 200 and has got nothing. */
  async reset(): Promise<void> {
    const { body } = await this.tenant.api.get('/webhook-endpoints?limit=100');
    for (const { id } of body.data as { id: string }[])
      await this.tenant.api.delete(`/webhook-endpoints/${id}`);
    await this.delivered();
    this.receiver.reset();
    this.service.clock.set(new Date().toISOString());
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.receiver.stop();
  }
}
