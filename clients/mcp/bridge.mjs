/** JSON-RPC: the request could not be answered. */
const INTERNAL_ERROR = -32603;

/**
 * Passes messages between a program and the service, until the program closes. Tools, resources and prompts are those
 * of the service; nothing is known of them here.
 *
 * @param {import('@modelcontextprotocol/server').Transport} near the program that started this process
 * @param {import('@modelcontextprotocol/client').Transport} far the service
 * @returns {Promise<'closed'>}
 */
export async function bridge(near, far) {
  const handshakes = new Set();
  const waiting = new Map();
  const broke = new Error('the connection ended before the answer');
  /** Answers a request for which nothing will come any more; a cancelled one has no answer. */
  const giveUp = (request, error) => {
    if (waiting.get(request.id) !== request) return;
    waiting.delete(request.id);
    refuse(near, request, error);
  };
  const closed = new Promise((resolve) => {
    near.onclose = () => resolve('closed');
  });
  near.onmessage = (message) => {
    if (message.method === 'initialize') handshakes.add(message.id);
    if (message.method === 'notifications/cancelled') waiting.delete(message.params?.requestId);
    if (message.id !== undefined && message.method !== undefined) waiting.set(message.id, message);
    const onRequestStreamEnd = () => giveUp(message, broke);
    far.send(message, { onRequestStreamEnd }).catch((error) => giveUp(message, error));
  };
  far.onmessage = (message) => {
    // From then on each request names the version that was agreed on, as the protocol of 2025 wants it.
    if (handshakes.delete(message.id)) far.setProtocolVersion?.(message.result?.protocolVersion);
    if (message.method === undefined) waiting.delete(message.id);
    void near.send(message);
  };
  const warn = (error) => process.stderr.write(`${error.message}\n`);
  near.onerror = warn;
  far.onerror = warn;
  await far.start();
  await near.start();
  const end = await closed;
  await far.close();
  return end;
}

/** Answers a request that did not reach the service, that it refused as a whole, or whose answer broke off. */
function refuse(near, { id }, error) {
  const message = `The service did not answer: ${error.message}`;
  void near.send({ jsonrpc: '2.0', id, error: { code: INTERNAL_ERROR, message } });
}
