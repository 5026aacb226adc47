"""From a customer to an issued invoice that is paid. Needs COUNTINGHOUSE_BASE_URL and COUNTINGHOUSE_API_KEY."""

from decimal import Decimal

from countinghouse import Countinghouse

with Countinghouse(app={"name": "quickstart"}) as client:
    customer = client.customers.create(name="Difference Engines GmbH")
    product = client.products.create(name="Programming", price=Decimal("95.5"), tax_rate=19)
    draft = client.invoices.create(
        customer_id=customer.id,
        items=[{"product_id": product.id, "quantity": Decimal("12.5"), "price": Decimal("95.5")}],
        tax_rate=19,
    )
    invoice = client.invoices.finalize(draft.id)
    print(f"{invoice.number}: {invoice.total} {invoice.currency}, due on {invoice.due_date:%d.%m.%Y}")

    client.invoices.record_payment(invoice.id, amount=invoice.amount_due, method="bank_transfer")
    assert client.invoices.get(invoice.id).payment_status == "paid"
