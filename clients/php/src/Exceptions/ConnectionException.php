<?php

declare(strict_types=1);

namespace Countinghouse\Exceptions;

/** There is no answer: `connection_failed`, `timeout`, or `unreadable_answer`. */
final class ConnectionException extends CountinghouseException
{
}
