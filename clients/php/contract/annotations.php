<?php

/**
 * Reads every annotation below the folder in its argument with PHPStan's own parser. Each must have a type that PHPStan
 * knows, and what is an array to PHP must say what is in it.
 */

declare(strict_types=1);

use PHPStan\PhpDocParser\Ast\Node;
use PHPStan\PhpDocParser\Ast\PhpDoc\InvalidTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\PhpDocNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\TypelessParamTagValueNode;
use PHPStan\PhpDocParser\Ast\Type\ArrayShapeItemNode;
use PHPStan\PhpDocParser\Ast\Type\IdentifierTypeNode;
use PHPStan\PhpDocParser\Lexer\Lexer;
use PHPStan\PhpDocParser\Parser\ConstExprParser;
use PHPStan\PhpDocParser\Parser\PhpDocParser;
use PHPStan\PhpDocParser\Parser\TokenIterator;
use PHPStan\PhpDocParser\Parser\TypeParser;

require dirname(__DIR__) . '/autoload.php';
// The client of PSR-18 takes what the user brings.
foreach (['PHPStan/PhpDocParser', 'Psr/Http/Message', 'Psr/Http/Client', 'GuzzleHttp/Psr7'] as $package) {
    require "/usr/share/php/$package/autoload.php";
}

final class Annotations
{
    private const KNOWN = [
        'array', 'bool', 'callable', 'class-string', 'float', 'int', 'iterable', 'list', 'mixed', 'never', 'null',
        'numeric-string', 'object', 'self', 'static', 'string', 'void',
    ];
    /** What PHPStan wants to know more of. */
    private const OPEN = '/^\??(array|iterable|Closure|Generator|callable)$/';

    /** @var list<string> */
    public array $faults = [];
    public int $count = 0;
    private readonly PhpDocParser $parser;
    private readonly Lexer $lexer;

    public function __construct(private readonly string $root)
    {
        $constants = new ConstExprParser();
        $this->parser = new PhpDocParser(new TypeParser($constants), $constants);
        $this->lexer = new Lexer();
    }

    public function check(string $file): void
    {
        $name = strtr(substr($file, strlen($this->root) + 1, -strlen('.php')), '/', '\\');
        $class = new ReflectionClass("Countinghouse\\$name");
        $own = $this->read($class->getDocComment());
        $names = [...$this->imported($file), ...$this->aliases($own, $class, $file)];
        $names = [...$names, ...$this->templates($own)];
        $this->checkNames($own, $names, $class, $class->name);
        foreach ($class->getProperties() as $property) {
            $place = "$class->name::\$$property->name";
            $read = $this->read($property->getDocComment());
            $this->checkNames($read, $names, $class, $place);
            if (!$property->isPromoted() && $property->class === $class->name) {
                $this->checkOpen((string) $property->getType(), $read->getVarTagValues() !== [], $place);
            }
        }
        foreach ($class->getMethods() as $method) {
            if ($method->class === $class->name) {
                $this->checkMethod($method, $names, $class);
            }
        }
    }

    /** @param array<string, true> $names */
    private function checkMethod(ReflectionMethod $method, array $names, ReflectionClass $class): void
    {
        $place = "$class->name::$method->name()";
        // What an interface says need not be said again.
        $isSaidElsewhere = $method->getDocComment() === false && $method->hasPrototype();
        $read = $this->read($method->getDocComment());
        $this->checkNames($read, [...$names, ...$this->templates($read)], $class, $place);
        $given = array_map(static fn ($tag): string => $tag->parameterName, $read->getParamTagValues());
        $own = array_map(static fn (ReflectionParameter $one): string => "\$$one->name", $method->getParameters());
        foreach (array_diff($given, $own) as $other) {
            $this->faults[] = "$place has no $other.";
        }
        foreach ($isSaidElsewhere ? [] : $method->getParameters() as $one) {
            $this->checkOpen((string) $one->getType(), in_array("\$$one->name", $given, true), "$place, \$$one->name");
        }
        $isReturnSaid = $isSaidElsewhere || $read->getReturnTagValues() !== [];
        $this->checkOpen((string) $method->getReturnType(), $isReturnSaid, "$place, what it returns");
    }

    private function checkOpen(string $type, bool $isSaid, string $place): void
    {
        if (!$isSaid && preg_match(self::OPEN, $type) === 1) {
            $this->faults[] = "$place is $type: of what?";
        }
    }

    /** @param array<string, true> $names */
    private function checkNames(PhpDocNode $read, array $names, ReflectionClass $class, string $place): void
    {
        foreach ($this->within($read) as $node) {
            if ($node instanceof InvalidTagValueNode || $node instanceof TypelessParamTagValueNode) {
                $this->faults[] = "$place: $node";
            }
            if ($node instanceof IdentifierTypeNode && !$this->isKnown($node->name, $names, $class)) {
                $this->faults[] = "$place: there is no $node->name.";
            }
        }
    }

    /** @param array<string, true> $names */
    private function isKnown(string $name, array $names, ReflectionClass $class): bool
    {
        [$first] = explode('\\', $name);
        return in_array($name, self::KNOWN, true)
            || isset($names[$first])
            || self::exists($name[0] === '\\' ? $name : $class->getNamespaceName() . "\\$name");
    }

    private static function exists(string $name): bool
    {
        return class_exists($name) || interface_exists($name);
    }

    private function read(string|false $comment): PhpDocNode
    {
        $this->count += $comment === false ? 0 : 1;
        return $this->parser->parse(new TokenIterator($this->lexer->tokenize($comment ?: '/** */')));
    }

    /** @return array<string, true> The names that the file imports. */
    private function imported(string $file): array
    {
        preg_match_all('/^use ([\w\\\\]+);$/m', (string) file_get_contents($file), $found);
        return array_fill_keys(array_map(static fn ($name) => basename(strtr($name, '\\', '/')), $found[1]), true);
    }

    /** @return array<string, true> The types that a class names, or takes from another one. */
    private function aliases(PhpDocNode $read, ReflectionClass $class, string $file): array
    {
        $names = [];
        foreach ($read->getTypeAliasTagValues() as $tag) {
            $names[$tag->alias] = true;
        }
        foreach ($read->getTypeAliasImportTagValues() as $tag) {
            $names[$tag->importedAs ?? $tag->importedAlias] = true;
            $from = "Countinghouse\\Schemas\\" . basename(strtr($tag->importedFrom->name, '\\', '/'));
            $text = self::exists($from) ? (string) (new ReflectionClass($from))->getDocComment() : '';
            if (!str_contains($text, "@phpstan-type $tag->importedAlias array{")) {
                $this->faults[] = "$class->name: $from has no $tag->importedAlias.";
            }
        }
        return $names;
    }

    /** @return array<string, true> */
    private function templates(PhpDocNode $read): array
    {
        return array_fill_keys(array_map(static fn ($tag): string => $tag->name, $read->getTemplateTagValues()), true);
    }

    /** @return Generator<int, Node> Every node of a tree. */
    private function within(mixed $node): Generator
    {
        if ($node instanceof Node) {
            yield $node;
        }
        // The name of a member is read as a type, too.
        $inside = $node instanceof ArrayShapeItemNode ? [$node->valueType] : $node;
        foreach (is_array($inside) || $inside instanceof Node ? (array) $inside : [] as $inner) {
            yield from $this->within($inner);
        }
    }
}

$annotations = new Annotations($argv[1]);
$files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($argv[1], FilesystemIterator::SKIP_DOTS));
foreach ($files as $file) {
    $annotations->check((string) $file);
}
echo implode("\n", $annotations->faults), "\n$annotations->count comments, ", count($annotations->faults), " faults\n";
exit($annotations->faults === [] && $annotations->count > 100 ? 0 : 1);
