<?php

declare(strict_types=1);

namespace Countinghouse\Exceptions;

/** 5xx: the service has failed, or is not available. */
final class ServerException extends CountinghouseException
{
}
