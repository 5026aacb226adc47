<?php

/** Does what the contract suite says, line by line (clients/contract/README.md). Its argument loads the library. */

declare(strict_types=1);

use Countinghouse\Answer;
use Countinghouse\AppInfo;
use Countinghouse\CallOptions;
use Countinghouse\Client;
use Countinghouse\Decimal;
use Countinghouse\Exceptions\CountinghouseException;
use Countinghouse\Exceptions\ValidationException;
use Countinghouse\Page;
use Countinghouse\Pages;
use Countinghouse\Record;
use Countinghouse\RequestReport;
use Countinghouse\ResponseReport;
use Countinghouse\Schemas;
use Countinghouse\ServerSentEvent;
use Countinghouse\UnknownRecord;
use Countinghouse\Values;
use Countinghouse\Webhooks;

require $argv[1];

error_reporting(E_ALL);
set_error_handler(static fn (int $level, string $message, string $file, int $line) => throw new ErrorException(
    $message,
    0,
    $level,
    $file,
    $line,
));

final class Driver
{
    private const FAMILIES = [
        'AuthenticationException' => 'authentication',
        'PermissionException' => 'permission',
        'NotFoundException' => 'not_found',
        'ConflictException' => 'conflict',
        'ValidationException' => 'validation',
        'RateLimitException' => 'rate_limit',
        'ServerException' => 'server',
        'ConnectionException' => 'connection',
        'WebhookSignatureException' => 'signature',
    ];

    private Client $client;

    public function answerTo(array $command): array
    {
        try {
            return ['ok' => self::wire($this->{$command['do']}($command))];
        } catch (InvalidArgumentException $error) {
            return ['error' => ['family' => 'usage', 'message' => $error->getMessage()]];
        } catch (CountinghouseException $error) {
            return ['error' => [
                'family' => self::FAMILIES[substr(strrchr($error::class, '\\'), 1)],
                'code' => $error->errorCode,
                'status' => $error->status,
                'message' => $error->getMessage(),
                'request_id' => $error->requestId,
                'problem' => self::wire($error->problem),
                'errors' => $error instanceof ValidationException ? self::wire($error->errors()) : null,
                'retry_after_seconds' => $error->retryAfterSeconds,
            ]];
        }
    }

    /** @var list<array<string, mixed>> */
    private array $reports = [];

    private function client(array $command): null
    {
        $app = $command['app'] ?? null;
        $this->reports = [];
        $settings = self::given([
            'baseUrl' => $command['base_url'] ?? null,
            'apiKey' => $command['api_key'] ?? null,
            'timeout' => isset($command['timeout_ms']) ? $command['timeout_ms'] / 1000 : null,
            'retries' => $command['retries'] ?? null,
            'headers' => $command['headers'] ?? null,
            'app' => $app === null ? null : new AppInfo(...$app),
            'onRequest' => isset($command['hooks']) ? $this->hearRequest(...) : null,
            'onResponse' => isset($command['hooks']) ? $this->hearResponse(...) : null,
        ]);
        $this->client = new Client(...$settings);
        return null;
    }

    private function hearRequest(RequestReport $report): void
    {
        $this->reports[] = [
            'at' => 'request',
            'method' => $report->method,
            'url' => $report->url,
            'headers' => array_change_key_case($report->headers),
            'attempt' => $report->attempt,
            'timeout_ms' => (int) ($report->timeout * 1000),
        ];
    }

    private function hearResponse(ResponseReport $report): void
    {
        $this->reports[] = [
            'at' => 'response',
            'attempt' => $report->attempt,
            'status' => $report->status,
            'request_id' => $report->requestId,
            'error' => $report->error?->errorCode,
        ];
    }

    private function hooks(): array
    {
        [$reports, $this->reports] = [$this->reports, []];
        return $reports;
    }

    private function token(): ?string
    {
        return $this->client->consistencyToken();
    }

    private function read_after(array $command): null
    {
        $this->client->readAfter($command['token']);
        return null;
    }

    private function call(array $command): mixed
    {
        $one = static fn (mixed $answer): mixed => $answer instanceof Pages ? $answer->page() : $answer;
        if (isset($command['with_response'])) {
            $call = fn (Client $client): mixed => $one(self::called($client, $command));
            return self::answered($this->client->withResponse($call));
        }
        $answer = $one(self::called($this->client, $command));
        return is_string($answer) ? ['$bytes' => base64_encode($answer)] : $answer;
    }

    private function request(array $command): array
    {
        [$query, $body] = [$command['query'] ?? [], self::typed($command['body'] ?? null, isKnown: false)];
        $options = self::options($command);
        return self::answered($this->client->request($command['method'], $command['path'], $query, $body, $options));
    }

    private function stream(array $command): array
    {
        $file = self::called($this->client, $command, 'Stream');
        $content = base64_encode($file->contents());
        return ['file_name' => $file->fileName, 'media_type' => $file->mediaType, '$bytes' => $content];
    }

    private function sse(array $command): array
    {
        $events = [];
        foreach ($this->client->stream($command['path']) as $event) {
            $events[] = (array) $event;
            if (count($events) === ($command['take'] ?? null)) {
                break;
            }
        }
        return $events;
    }

    private function array(array $command): array
    {
        return self::called($this->client, $command)->toArray($command['limit']);
    }

    private static function answered(Answer $answer): array
    {
        $data = is_string($answer->data) ? ['$bytes' => base64_encode($answer->data)] : self::wire($answer->data);
        [$headers, $id] = [$answer->headers, $answer->requestId];
        return ['data' => $data, 'status' => $answer->status, 'headers' => $headers, 'request_id' => $id];
    }

    private function all(array $command): array
    {
        $items = [];
        foreach (self::called($this->client, $command) as $item) {
            $items[] = $item instanceof ServerSentEvent ? (array) $item : $item;
            if (count($items) === ($command['take'] ?? null)) {
                break;
            }
        }
        return $items;
    }

    private function follow(array $command): array
    {
        [$resource] = explode('.', $command['operation']);
        return $this->all(['operation' => "$resource.follow"] + $command);
    }

    private function verify(array $command): mixed
    {
        $own = self::given(['toleranceSeconds' => $command['tolerance_seconds'] ?? null]);
        $body = is_array($command['body']) ? base64_decode($command['body']['$bytes'], true) : $command['body'];
        $event = Webhooks::verify($body, $command['headers'], $command['secrets'], ...$own);
        $object = $event->object();
        $isKnown = $object !== null && !$object instanceof UnknownRecord;
        $about = $isKnown ? strtolower((string) preg_replace('/(?<!^)[A-Z]/', '_$0', $object::SCHEMA)) : null;
        return [...(array) self::wire($event), '$about' => $about, '$object' => self::wire($object)];
    }

    private function sign(array $command): array
    {
        return Webhooks::sign($command['body'], $command['secret'], $command['id'], $command['timestamp']);
    }

    private static function called(Client $client, array $command, string $ending = ''): mixed
    {
        [$resource, $method] = array_map(self::camel(...), explode('.', $command['operation']));
        $values = $command['path'] ?? [];
        foreach (['body', 'query'] as $part) {
            if (isset($command[$part])) {
                $values[] = self::typed($command[$part]);
            }
        }
        $named = self::given(['options' => self::options($command)]);
        return $client->$resource->{$method . $ending}(...$values, ...$named);
    }

    private static function options(array $command): ?CallOptions
    {
        $own = $command['options'] ?? [];
        $options = self::given([
            'idempotencyKey' => $own['idempotency_key'] ?? null,
            'timeout' => isset($own['timeout_ms']) ? $own['timeout_ms'] / 1000 : null,
            'retries' => $own['retries'] ?? null,
            'headers' => $own['headers'] ?? null,
            'ifVersion' => $own['if_version'] ?? null,
            'apiKey' => $own['api_key'] ?? null,
            'baseUrl' => $own['base_url'] ?? null,
        ]);
        return $options === [] ? null : new CallOptions(...$options);
    }

    /** `{"$float": "NaN"}` as a float, `{"$decimal": "0.1"}` as a text; as a Decimal for a field that is not known. */
    private static function typed(mixed $value, bool $isKnown = true): mixed
    {
        if (!is_array($value)) {
            return $value;
        }
        $float = $value['$float'] ?? null;
        if ($float !== null) {
            return ['NaN' => NAN, 'Infinity' => INF, '-Infinity' => -INF][$float] ?? (float) $float;
        }
        if (isset($value['$decimal'])) {
            return $isKnown ? $value['$decimal'] : new Decimal($value['$decimal']);
        }
        return array_map(static fn (mixed $member): mixed => self::typed($member, $isKnown), $value);
    }

    /** What a program sees: the fields as properties, and the others as they were sent. */
    private static function wire(mixed $value, string $type = 'any'): mixed
    {
        if ($value instanceof Record) {
            $fields = [];
            $types = Schemas::fieldsOf($value::SCHEMA);
            foreach ($value->toArray() as $name => $sent) {
                $fields[$name] = self::wire($value->$name, $types[$name] ?? 'any');
            }
            return (object) $fields;
        }
        if ($value instanceof Page) {
            [$hasMore, $cursor, $count] = [$value->hasMore, $value->nextCursor, $value->totalCount];
            $data = self::wire($value->data);
            return ['data' => $data, 'has_more' => $hasMore, 'next_cursor' => $cursor, 'total_count' => $count];
        }
        if (is_array($value)) {
            $entries = array_map(fn ($entry) => self::wire($entry, substr($type, 0, -2)), $value);
            return str_ends_with($type, '{}') ? (object) $entries : $entries;
        }
        if ($value instanceof DateTimeInterface) {
            return $value->format('Y-m-d\TH:i:s.v\Z');
        }
        return $type === 'decimal' && is_string($value) ? ['$decimal' => $value] : $value;
    }

    private static function camel(string $name): string
    {
        return lcfirst(str_replace('_', '', ucwords($name, '_')));
    }

    private static function given(array $values): array
    {
        return array_filter($values, static fn ($value): bool => $value !== null);
    }
}

$driver = new Driver();
while (($line = fgets(STDIN)) !== false) {
    echo json_encode($driver->answerTo(Values::decode($line)), JSON_THROW_ON_ERROR), "\n";
}
