<?php

declare(strict_types=1);

namespace Countinghouse;

/** The program that uses the library, as the service's log shows it. */
final class AppInfo
{
    public function __construct(
        public readonly string $name,
        public readonly ?string $version = null,
        public readonly ?string $url = null,
    ) {
    }
}
