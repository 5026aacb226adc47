<?php

/** Does what the contract suite says, line by line (clients/contract/README.md). Its argument loads the library. */

declare(strict_types=1);

use Countinghouse\CallOptions;
use Countinghouse\Client;
use Countinghouse\Exceptions\CountinghouseException;
use Countinghouse\Exceptions\ValidationException;
use Countinghouse\Page;
use Countinghouse\Pages;
use Countinghouse\Record;
use Countinghouse\Schemas;
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

    private function client(array $command): null
    {
        $settings = self::given([
            'apiKey' => $command['api_key'] ?? null,
            'timeout' => isset($command['timeout_ms']) ? $command['timeout_ms'] / 1000 : null,
            'retries' => $command['retries'] ?? null,
            'headers' => $command['headers'] ?? null,
        ]);
        $this->client = new Client($command['base_url'], ...$settings);
        return null;
    }

    private function call(array $command): mixed
    {
        $answer = $this->called($command);
        $isBytes = is_string($answer);
        return $answer instanceof Pages ? $answer->page() : ($isBytes ? ['$bytes' => base64_encode($answer)] : $answer);
    }

    private function all(array $command): array
    {
        $items = [];
        foreach ($this->called($command) as $item) {
            $items[] = $item;
            if (count($items) === ($command['take'] ?? null)) {
                break;
            }
        }
        return $items;
    }

    private function verify(array $command): mixed
    {
        $own = self::given(['toleranceSeconds' => $command['tolerance_seconds'] ?? null]);
        return Webhooks::verify($command['body'], $command['headers'], $command['secrets'], ...$own);
    }

    private function sign(array $command): array
    {
        return Webhooks::sign($command['body'], $command['secret'], $command['id'], $command['timestamp']);
    }

    private function called(array $command): mixed
    {
        [$resource, $method] = array_map(self::camel(...), explode('.', $command['operation']));
        $own = $command['options'] ?? [];
        $options = self::given([
            'idempotencyKey' => $own['idempotency_key'] ?? null,
            'timeout' => isset($own['timeout_ms']) ? $own['timeout_ms'] / 1000 : null,
            'retries' => $own['retries'] ?? null,
            'headers' => $own['headers'] ?? null,
            'ifVersion' => $own['if_version'] ?? null,
        ]);
        $values = $command['path'] ?? [];
        foreach (['body', 'query'] as $part) {
            if (isset($command[$part])) {
                $values[] = $command[$part];
            }
        }
        $named = $options === [] ? [] : ['options' => new CallOptions(...$options)];
        return $this->client->$resource->$method(...$values, ...$named);
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
