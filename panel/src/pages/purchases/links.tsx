import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { billQuery, supplierQuery } from '../../bills/bill-queries';
import '../../i18n/bill-texts';
import '../../i18n/purchase-texts';

/** A supplier by its name. */
export function SupplierLink({ id }: { id: string }) {
  const { data } = useQuery(supplierQuery(id));
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => <Link to="/suppliers/$supplierId" params={{ supplierId: id }} {...props} />}
    >
      {data?.name ?? id}
    </Anchor>
  );
}

/** A bill by the number of its supplier. */
export function BillLink({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(billQuery(id));
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to="/bills/$billId" params={{ billId: id }} {...props} />}>
      {data === undefined ? id : (data.supplier_number ?? t('bills.withoutNumber'))}
    </Anchor>
  );
}

/** A payment run. */
export function RunLink({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => <Link to="/payment-runs/$runId" params={{ runId: id }} {...props} />}
    >
      {t('purchases.run')}
    </Anchor>
  );
}

/** A payment to a supplier. */
export function SupplierPaymentLink({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => <Link to="/bill-payments/$paymentId" params={{ paymentId: id }} {...props} />}
    >
      {t('purchases.payment')}
    </Anchor>
  );
}
