<?php

declare(strict_types=1);

namespace Countinghouse\Exceptions;

/** 403: the credential may not do this. */
final class PermissionException extends CountinghouseException
{
}
