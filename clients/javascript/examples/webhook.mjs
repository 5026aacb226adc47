// An endpoint for webhooks, and a webhook that is sent to it.
import { createServer } from 'node:http';
import { eventObject, signWebhook, verifyWebhook, WebhookSignatureError } from '@countinghouse/client';

const secret = process.env.WEBHOOK_SECRET ?? 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  try {
    const event = await verifyWebhook(body, request.headers, { secret });
    const invoice = eventObject(event, 'invoice');
    if (invoice !== undefined) console.log(`${event.type}: ${invoice.total}`);
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(error instanceof WebhookSignatureError ? 400 : 500).end();
  }
});

server.listen(0, '127.0.0.1', async () => {
  const body = '{"id":"evt_1","type":"invoice.created","data":{"object":{"id":"inv_1","total":1420.56}}}';
  const headers = await signWebhook(body, secret);
  const answer = await fetch(`http://127.0.0.1:${server.address().port}`, { method: 'POST', body, headers });
  console.log(answer.status);
  server.close();
  server.closeAllConnections();
  process.exitCode = answer.status === 204 ? 0 : 1;
});
