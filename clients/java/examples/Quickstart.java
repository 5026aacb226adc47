import com.countinghouse.AppInfo;
import com.countinghouse.Countinghouse;
import com.countinghouse.types.CreateCustomer;
import com.countinghouse.types.CreateInvoice;
import com.countinghouse.types.CreateInvoiceItem;
import com.countinghouse.types.CreateInvoicePayment;
import com.countinghouse.types.CreateProduct;
import com.countinghouse.types.Invoice;
import java.math.BigDecimal;
import java.util.List;

/** From a customer to an issued invoice that is paid. Needs COUNTINGHOUSE_BASE_URL and COUNTINGHOUSE_API_KEY. */
public final class Quickstart {
  public static void main(String[] arguments) {
    Countinghouse client = Countinghouse.builder().app(new AppInfo("quickstart", null, null)).build();
    var customer = client.customers().create(CreateCustomer.builder().name("Difference Engines GmbH").build());
    var product =
        client
            .products()
            .create(
                CreateProduct.builder().name("Programming").price(new BigDecimal("95.5")).taxRate(19).build());
    var item =
        CreateInvoiceItem.builder()
            .productId(product.id())
            .quantity(new BigDecimal("12.5"))
            .price(new BigDecimal("95.5"))
            .build();
    var draft =
        client
            .invoices()
            .create(CreateInvoice.builder().customerId(customer.id()).items(List.of(item)).taxRate(19).build());
    Invoice invoice = client.invoices().finalize(draft.id());
    System.out.println(invoice.number() + ": " + invoice.total() + ", due on " + invoice.dueDate());

    client
        .invoices()
        .recordPayment(
            invoice.id(),
            CreateInvoicePayment.builder()
                .amount(invoice.amountDue())
                .method(CreateInvoicePayment.Method.BANK_TRANSFER)
                .build());
    boolean isPaid = client.invoices().get(invoice.id()).paymentStatus().equals(Invoice.PaymentStatus.PAID);
    System.exit(isPaid ? 0 : 1);
  }
}
