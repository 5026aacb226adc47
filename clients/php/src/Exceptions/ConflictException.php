<?php

declare(strict_types=1);

namespace Countinghouse\Exceptions;

/** 409 and 412: the state, another resource or another writer stands in the way. */
final class ConflictException extends CountinghouseException
{
}
