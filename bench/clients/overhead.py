import os
import sys
import time
from collections.abc import Callable

import httpx
from countinghouse import Countinghouse

INVOICE = sys.argv[-1]
HEADERS = {"authorization": f"Bearer {os.environ['COUNTINGHOUSE_API_KEY']}"}
URL = f"{os.environ['COUNTINGHOUSE_BASE_URL']}/v1/invoices/{INVOICE}"


def slice_of(way: Callable[[], str]) -> float:
    began = time.perf_counter()
    for _ in range(int(os.environ["CALLS"])):
        assert way() == INVOICE
    return (time.perf_counter() - began) * 1000


with Countinghouse() as client, httpx.Client(headers=HEADERS) as http:
    for _ in range(int(os.environ["ROUNDS"])):
        print("bare", slice_of(lambda: http.get(URL).json()["id"]))
        print("library", slice_of(lambda: client.invoices.get(INVOICE).id))
