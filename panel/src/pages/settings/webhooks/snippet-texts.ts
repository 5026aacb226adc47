export type SnippetName = 'javascript' | 'python' | 'java' | 'php' | 'curl';

/** What stands for the secret where it is not known: it is shown once. */
const UNKNOWN_SECRET = 'whsec_…';

export const SNIPPETS: readonly { readonly name: SnippetName; readonly label: string }[] = [
  { name: 'javascript', label: 'JavaScript' },
  { name: 'python', label: 'Python' },
  { name: 'java', label: 'Java' },
  { name: 'php', label: 'PHP' },
  { name: 'curl', label: 'curl' },
];

/** Returns a whole program that receives and verifies messages on port 8080, or a command that sends it one. */
export function snippetOf(name: SnippetName, secret = UNKNOWN_SECRET): string {
  return TEXTS[name].trim().replaceAll('WEBHOOK_SECRET_HERE', secret);
}

const TEXTS: Readonly<Record<SnippetName, string>> = {
  javascript: `
// receiver.mjs: WEBHOOK_SECRET='WEBHOOK_SECRET_HERE' node receiver.mjs
import { createServer } from 'node:http';
import { verifyWebhook } from '@countinghouse/client';

const secret = process.env.WEBHOOK_SECRET;

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const event = await verifyWebhook(Buffer.concat(chunks), request.headers, { secret });
    console.log(event.type, event.data.object.id);
    response.writeHead(204).end();
  } catch (error) {
    console.error(error.message);
    response.writeHead(400).end();
  }
}).listen(8080);
`,
  python: `
# receiver.py: WEBHOOK_SECRET='WEBHOOK_SECRET_HERE' python receiver.py
import os
from http.server import BaseHTTPRequestHandler, HTTPServer

from countinghouse import WebhookSignatureError, verify_webhook

secret = os.environ["WEBHOOK_SECRET"]


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            event = verify_webhook(body, self.headers, secret)
            print(event.type, event.data.object["id"], flush=True)
            self.send_response(204)
        except WebhookSignatureError as error:
            print(error, flush=True)
            self.send_response(400)
        self.end_headers()


HTTPServer(("", 8080), Receiver).serve_forever()
`,
  java: `
// Receiver.java: WEBHOOK_SECRET='WEBHOOK_SECRET_HERE' java -cp 'libs/*' Receiver.java
import com.countinghouse.WebhookSignature;
import com.countinghouse.WebhookSignatureException;
import com.countinghouse.types.Event;
import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.util.List;

public class Receiver {
  public static void main(String[] args) throws Exception {
    List<String> secrets = List.of(System.getenv("WEBHOOK_SECRET"));
    HttpServer server = HttpServer.create(new InetSocketAddress(8080), 0);
    server.createContext("/", exchange -> {
      byte[] body = exchange.getRequestBody().readAllBytes();
      int status = 204;
      try {
        Event event =
            WebhookSignature.verify(body, exchange.getRequestHeaders(), secrets, WebhookSignature.TOLERANCE);
        System.out.println(event.type() + " " + event.data().object().get("id"));
      } catch (WebhookSignatureException error) {
        System.out.println(error.getMessage());
        status = 400;
      }
      exchange.sendResponseHeaders(status, -1);
      exchange.close();
    });
    server.start();
  }
}
`,
  php: `
<?php // receiver.php: WEBHOOK_SECRET='WEBHOOK_SECRET_HERE' php -S 0.0.0.0:8080 receiver.php
require 'vendor/autoload.php';

use Countinghouse\\Exceptions\\WebhookSignatureException;
use Countinghouse\\Webhooks;

try {
    $event = Webhooks::verify(file_get_contents('php://input'), getallheaders(), getenv('WEBHOOK_SECRET'));
    error_log($event->type . ' ' . $event->data->object['id']);
    http_response_code(204);
} catch (WebhookSignatureException $error) {
    error_log($error->getMessage());
    http_response_code(400);
}
`,
  curl: `
SECRET='WEBHOOK_SECRET_HERE'
ID="evt_test" TIME=$(date +%s)
BODY='{"id":"evt_test","type":"product.created","data":{"object":{"id":"prd_test"}}}'
KEY=$(printf '%s' "\${SECRET#whsec_}" | base64 -d | od -An -vtx1 | tr -d ' \\n')
SIGNATURE=$(printf '%s.%s.%s' "$ID" "$TIME" "$BODY" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary | base64)
curl -i http://127.0.0.1:8080/ -H 'Content-Type: application/json' \\
  -H "webhook-id: $ID" -H "webhook-timestamp: $TIME" -H "webhook-signature: v1,$SIGNATURE" -d "$BODY"
`,
};
