<?php

declare(strict_types=1);

namespace Countinghouse\Exceptions;

/** 403: the credential may not do this. 202, `approval_required`: it waits for the `approval` of the problem. */
final class PermissionException extends CountinghouseException
{
}
