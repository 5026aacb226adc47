<?php

declare(strict_types=1);

namespace Countinghouse\Exceptions;

/** 401: no credential, or one that is not valid. */
final class AuthenticationException extends CountinghouseException
{
}
