<?php

declare(strict_types=1);

/** Loads the classes of the library where there is no Composer. */
spl_autoload_register(static function (string $class): void {
    if (str_starts_with($class, 'Countinghouse\\')) {
        $file = __DIR__ . '/src/' . strtr(substr($class, strlen('Countinghouse\\')), '\\', '/') . '.php';
        if (is_file($file)) {
            require $file;
        }
    }
});
