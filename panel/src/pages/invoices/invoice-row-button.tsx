import type { InvoiceSummary } from '@countinghouse/client';
import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../components/lazy-popover.module.css';
import { lazyPart } from '../../components/lazy-part';

const InvoiceRowMenu = lazyPart(() => import('./invoice-row-menu'));

/** Opens the actions on an invoice. The menu is loaded when it is first opened. */
export function InvoiceRowButton({ invoice }: { invoice: InvoiceSummary }) {
  const { t } = useTranslation();
  const [isOpen, { open, close }] = useDisclosure(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <span className={classes.holder}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('invoices.menu', { name: invoice.number ?? invoice.customer_name })}
        onClick={() => {
          setWasOpen(true);
          open();
        }}
      >
        <IconDots size={16} aria-hidden />
      </ActionIcon>
      <Suspense>{wasOpen && <InvoiceRowMenu invoice={invoice} isOpen={isOpen} onClose={close} />}</Suspense>
    </span>
  );
}
