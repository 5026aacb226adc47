<?php

declare(strict_types=1);

use Countinghouse\Client;

require 'clients/php/autoload.php';

$id = $argv[count($argv) - 1];
$client = new Client();
$curl = curl_init(getenv('COUNTINGHOUSE_BASE_URL') . "/v1/invoices/$id");
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('COUNTINGHOUSE_API_KEY'), 'Accept: application/json'],
]);

$ways = [
    'bare' => fn () => json_decode(curl_exec($curl), true, flags: JSON_THROW_ON_ERROR)['id'],
    'library' => fn () => $client->invoices->get($id)->id,
];

for ($round = 0; $round < (int) getenv('ROUNDS'); $round++) {
    foreach ($ways as $name => $way) {
        $began = hrtime(true);
        for ($call = 0; $call < (int) getenv('CALLS'); $call++) {
            if ($way() !== $id) {
                throw new RuntimeException('Another invoice.');
            }
        }
        echo $name, ' ', (hrtime(true) - $began) / 1e6, "\n";
    }
}
