<?php

declare(strict_types=1);

namespace Countinghouse;

/** A thing that this version has no type for. */
final class UnknownRecord extends Record
{
}
