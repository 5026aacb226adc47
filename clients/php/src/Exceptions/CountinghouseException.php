<?php

declare(strict_types=1);

namespace Countinghouse\Exceptions;

use Countinghouse\Types\Problem;
use RuntimeException;
use Throwable;

/** The base of everything that this library raises, but for arguments that it refuses to send. */
abstract class CountinghouseException extends RuntimeException
{
    /**
     * @param string $errorCode For programs: `validation_failed`. PHP's own code is a number.
     * @param int|null $status The HTTP status; null when there was no answer.
     * @param string|null $requestId Under this id the service's log has the request.
     * @param Problem|null $problem The problem document with whatever fields it has; null when the answer was none.
     * @param float|null $retryAfterSeconds How long the service asked to wait, where it did.
     */
    final public function __construct(
        string $message,
        public readonly string $errorCode,
        public readonly ?int $status = null,
        public readonly ?string $requestId = null,
        public readonly ?Problem $problem = null,
        public readonly ?float $retryAfterSeconds = null,
        ?Throwable $previous = null,
    ) {
        parent::__construct($message, $status ?? 0, $previous);
    }

    /**
     * Without the stack and what came before: their arguments may be functions and connections.
     *
     * @return array<string, mixed>
     */
    public function __serialize(): array
    {
        return [
            'message' => $this->getMessage(),
            'errorCode' => $this->errorCode,
            'status' => $this->status,
            'requestId' => $this->requestId,
            'problem' => $this->problem?->toArray(),
            'retryAfterSeconds' => $this->retryAfterSeconds,
        ];
    }

    /**
     * @param array{
     *     message: string,
     *     errorCode: string,
     *     status: int|null,
     *     requestId: string|null,
     *     problem: array<string, mixed>|null,
     *     retryAfterSeconds: float|null,
     * } $data
     */
    public function __unserialize(array $data): void
    {
        $problem = $data['problem'] === null ? null : new Problem($data['problem']);
        $this->__construct(...['problem' => $problem] + $data);
    }
}
