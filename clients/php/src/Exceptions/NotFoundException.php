<?php

declare(strict_types=1);

namespace Countinghouse\Exceptions;

/** 404: there is no such thing in your organization. */
final class NotFoundException extends CountinghouseException
{
}
