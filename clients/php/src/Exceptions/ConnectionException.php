<?php

declare(strict_types=1);

namespace Countinghouse\Exceptions;

/** There is no usable answer: `connection_failed`, `timeout`, `redirected`, or `unreadable_answer`. */
final class ConnectionException extends CountinghouseException
{
}
