<?php

// From a customer to an issued invoice that is paid. Needs COUNTINGHOUSE_BASE_URL and COUNTINGHOUSE_API_KEY.

declare(strict_types=1);

use Countinghouse\AppInfo;
use Countinghouse\Client;

require getenv('COUNTINGHOUSE_AUTOLOAD') ?: 'vendor/autoload.php';

$client = new Client(app: new AppInfo('quickstart'));

$customer = $client->customers->create(['name' => 'Difference Engines GmbH']);
$product = $client->products->create(['name' => 'Programming', 'price' => '95.5', 'tax_rate' => 19]);
$draft = $client->invoices->create([
    'customer_id' => $customer->id,
    'items' => [['product_id' => $product->id, 'quantity' => '12.5', 'price' => '95.5']],
    'tax_rate' => 19,
]);
$invoice = $client->invoices->finalize($draft->id);
echo "$invoice->number: $invoice->total $invoice->currency, due on $invoice->due_date\n";

$client->invoices->recordPayment($invoice->id, ['amount' => $invoice->amount_due, 'method' => 'bank_transfer']);
if ($client->invoices->get($invoice->id)->payment_status !== 'paid') {
    exit(1);
}
