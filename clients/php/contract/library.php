<?php

/** What the contract suite cannot say: what is PHP's own. Its argument loads the library. */

declare(strict_types=1);

use Countinghouse\CallOptions;
use Countinghouse\Client;
use Countinghouse\Exceptions\ConnectionException;
use Countinghouse\Exceptions\CountinghouseException;
use Countinghouse\Exceptions\ValidationException;
use Countinghouse\Http\CurlClient;
use Countinghouse\Http\HttpException;
use Countinghouse\Http\HttpRequest;
use Countinghouse\Http\HttpResponse;
use Countinghouse\Http\Psr18Client;
use Countinghouse\Types\Customer;

require $argv[1];
foreach (['Psr/Http/Message/autoload.php', 'Psr/Http/Client/autoload.php', 'GuzzleHttp/Psr7/autoload.php'] as $file) {
    require "/usr/share/php/$file";
}

function check(bool $isRight, string $sentence): void
{
    $isRight ?: throw new LogicException("Not so: $sentence");
}

function failure(Closure $call): Throwable
{
    try {
        $call();
    } catch (Throwable $error) {
        return $error;
    }
    throw new LogicException('It did not fail.');
}

/** @param list<HttpRequest> $sent */
function clientOf(Closure $answer, array &$sent = []): Client
{
    $send = static function (HttpRequest $request) use ($answer, &$sent): HttpResponse {
        $sent[] = $request;
        return $answer($request);
    };
    return new Client('http://books.test', 'ch_live_secret', httpClient: $send);
}

$ok = static fn (): HttpResponse => new HttpResponse(200, [], '{"id":"cus_1","name":"Ada","price":1.50}');

// A function stands in for the service.
$sent = [];
$customer = clientOf($ok, $sent)->customers->get('cus_1');
check($customer instanceof Customer && $customer->name === 'Ada', 'a closure answers');
check($sent[0]->url === 'http://books.test/v1/customers/cus_1', 'it is given the whole address');
check($sent[0]->headers['Authorization'] === 'Bearer ch_live_secret', 'and the credential');

// What fails in a client of one's own is a connection's failure, and is tried again.
$times = 0;
$flaky = clientOf(static function () use (&$times, $ok): HttpResponse {
    $times += 1;
    return $times < 2 ? throw new HttpException('gone') : $ok();
});
check($flaky->customers->get('cus_1')->id === 'cus_1' && $times === 2, 'it is tried again');
$dead = clientOf(fn () => throw new HttpException('gone', code: 7));
$error = failure(fn () => $dead->customers->get('a', new CallOptions(retries: 0)));
check($error instanceof ConnectionException && $error->getPrevious()?->getCode() === 7, 'the number of curl is kept');

// The credential is not shown.
foreach ([print_r(clientOf($ok), true), var_export((array) clientOf($ok)->customers, true)] as $text) {
    check(!str_contains($text, 'ch_live_secret'), 'the key is not shown');
}
$error = failure(fn () => new Client('nonsense', 'ch_live_secret'));
check(!str_contains((string) $error, 'ch_live_secret'), 'nor in a stack trace');
$error = failure(fn () => clientOf(fn () => throw new HttpException('gone'))->customers->get('a', new CallOptions(
    retries: 0,
    apiKey: 'ch_live_secret',
)));
check(!str_contains(print_r($error, true), 'ch_live_secret'), 'nor in what was called before an error');
check(!str_contains(print_r(new CallOptions(apiKey: 'ch_live_secret'), true), 'ch_live_secret'), 'nor in options');
putenv('COUNTINGHOUSE_BASE_URL');
check(failure(fn () => new Client(apiKey: 'a')) instanceof InvalidArgumentException, 'an address is needed');

// An error names the field, and survives serialization.
$problem = '{"code":"validation_failed","detail":"No.","errors":[{"pointer":"#/a","detail":"Bad."}]}';
$error = failure(fn () => clientOf(fn () => new HttpResponse(422, [], $problem))->customers->get('a'));
check($error instanceof ValidationException && $error->getMessage() === 'No. (#/a: Bad.)', 'it names the field');
check($error->errors()[0]->pointer === '#/a' && $error instanceof CountinghouseException, 'it has the faults');
$again = unserialize(serialize($error));
check($again instanceof ValidationException && $again->errors()[0]->pointer === '#/a', 'it survives serialization');
$facts = [$again->getMessage(), $again->errorCode, $again->status];
check($facts === ['No. (#/a: Bad.)', 'validation_failed', 422], 'whole');

// What is not exact is refused by its place.
$error = failure(fn () => clientOf($ok)->invoices->create(['items' => [['price' => '1'], ['price' => 1.5]]]));
check(str_contains($error->getMessage(), '#/items/1/price'), 'the place is named');

// Objects are what their type says, and what JSON has not is refused.
$sent = [];
$item = (object) ['product_id' => 'prd_1', 'quantity' => '1.5', 'price' => '2'];
clientOf($ok, $sent)->invoices->create((array) (object) ['items' => [$item], 'metadata' => new stdClass()]);
$body = '{"items":[{"product_id":"prd_1","quantity":1.5,"price":2}],"metadata":{}}';
check($sent[0]->body === $body, 'the decimals of an object are numbers');
foreach ([(object) ['a' => 1.5], fn () => 1, new ArrayObject(), "\xff"] as $odd) {
    $error = failure(fn () => clientOf($ok)->customers->create(['name' => 'A', 'metadata' => ['a' => $odd]]));
    check($error instanceof InvalidArgumentException, 'it is refused');
    check(str_contains($error->getMessage(), '#/metadata/a'), 'by its place');
}

// A large answer is read.
$text = str_repeat('a\n', 2_000_000);
$large = clientOf(fn () => new HttpResponse(200, [], "{\"id\":\"$text\",\"price\":1.50}"))->products->get('prd_1');
check(strlen($large->id) === 4_000_000 && $large->price === '1.50', 'a large answer is read');

// A number that PHP has no integer for stays exact, and curl reads no files.
$long = '{"id":"a","metadata":{"n":12345678901234567890}}';
$large = clientOf(fn () => new HttpResponse(200, [], $long))->customers->get('a');
check($large['metadata']['n'] === '12345678901234567890', 'a large integer is no float');
$local = new HttpRequest('GET', 'file:///etc/hostname', [], null, 5.0, true);
check(failure(fn () => (new CurlClient())->send($local))->getCode() === CURLE_UNSUPPORTED_PROTOCOL, 'only HTTP');

// A file that is read by a client without streams.
$csv = new HttpResponse(200, ['content-type' => 'text/csv'], 'a,b');
$file = clientOf(fn () => $csv)->numberSeries->exportStream('ser_1');
$path = (string) tempnam(sys_get_temp_dir(), 'ch');
$file->saveTo($path);
check(file_get_contents($path) === 'a,b' && $file->mediaType === 'text/csv', 'a file is saved');
unlink($path);

// A client of PSR-18.
$psr = new class implements Psr\Http\Client\ClientInterface {
    public ?Psr\Http\Message\RequestInterface $seen = null;

    public function sendRequest(Psr\Http\Message\RequestInterface $request): Psr\Http\Message\ResponseInterface
    {
        $this->seen = $request;
        return new GuzzleHttp\Psr7\Response(200, ['X-Request-Id' => 'req_1'], '{"id":"cus_1"}');
    }
};
$factory = new GuzzleHttp\Psr7\HttpFactory();
$client = new Client('http://books.test', 'key', httpClient: new Psr18Client($psr, $factory, $factory));
$answer = $client->withResponse(fn (Client $one) => $one->customers->create(['name' => 'Ada']));
check($answer->data->id === 'cus_1' && $answer->requestId === 'req_1', 'a client of PSR-18 answers');
check((string) $psr->seen?->getBody() === '{"name":"Ada"}', 'it is given the body');
check($psr->seen?->getHeaderLine('Content-Type') === 'application/json', 'and the headers');

echo "ok\n";
