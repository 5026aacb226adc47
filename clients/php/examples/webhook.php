<?php

// What an endpoint for webhooks does with a request: here with one that it has signed itself.

declare(strict_types=1);

use Countinghouse\Exceptions\WebhookSignatureException;
use Countinghouse\Types\Invoice;
use Countinghouse\Webhooks;

require getenv('COUNTINGHOUSE_AUTOLOAD') ?: 'vendor/autoload.php';

$secret = getenv('WEBHOOK_SECRET') ?: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** Gives the status to answer with. In an endpoint: file_get_contents('php://input') and getallheaders(). */
function receive(string $body, array $headers, string $secret): int
{
    try {
        $event = Webhooks::verify($body, $headers, $secret);
    } catch (WebhookSignatureException) {
        return 400;
    }
    $object = $event->object();
    if ($object instanceof Invoice) {
        echo "$event->type: $object->total\n";
    }
    return 204;
}

$body = '{"id":"evt_1","type":"invoice.created","data":{"object":{"id":"inv_1","total":1420.56}}}';
$isRight = receive($body, Webhooks::sign($body, $secret), $secret) === 204
    && receive("$body ", Webhooks::sign($body, $secret), $secret) === 400;
exit($isRight ? 0 : 1);
