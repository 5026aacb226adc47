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
  const closed = new Promise((resolve) => {
    near.onclose = () => resolve('closed');
  });
  near.onmessage = (message) => {
    if (message.method === 'initialize') handshakes.add(message.id);
    far.send(message).catch((error) => refuse(near, message, error));
  };
  far.onmessage = (message) => {
    // From then on each request names the version that was agreed on, as the protocol of 2025 wants it.
    if (handshakes.delete(message.id)) far.setProtocolVersion?.(message.result?.protocolVersion);
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

/** Answers a request that did not reach the service, or that it refused as a whole. A notification has no answer. */
function refuse(near, { id, method }, error) {
  if (id === undefined || method === undefined) return;
  const message = `The service did not answer: ${error.message}`;
  void near.send({ jsonrpc: '2.0', id, error: { code: INTERNAL_ERROR, message } });
}
