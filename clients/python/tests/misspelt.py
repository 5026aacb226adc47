"""Each line that says WRONG is an error to mypy --strict and to pyright; no other is."""

from countinghouse import Countinghouse, types

client = Countinghouse("http://books.test")
invoice = client.invoices.get("inv_1")
print(invoice.total + 1, invoice.due_date.year, invoice["new_field"])
print(invoice.totl)  # WRONG
print(client.customers.list().page().data[0].nam)  # WRONG
client.customers.create(nmae="A")  # WRONG
client.products.create(name="A", price=1.5)  # WRONG
client.customers.get("cus_1", options={"timout": 1})  # WRONG
client.invoices.list(status=["opne"])  # WRONG
event = client.events.get("evt_1")
if isinstance(event.object, types.Invoice):
    print(event.object.total)
    print(event.object.totl)  # WRONG
answer = client.with_response(lambda c: c.customers.get("cus_1"))
print(answer.data.name, answer.request_id)
print(answer.data.nam)  # WRONG
