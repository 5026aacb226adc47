import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import '../../i18n/purchase-texts';

const PARTS = [
  ['/bills', 'bills'],
  ['/suppliers', 'suppliers'],
  ['/bill-payments', 'payments'],
  ['/payment-runs', 'runs'],
] as const;

/** Leads from each list of what is bought to the others. */
export function PurchaseParts({ at }: { at: (typeof PARTS)[number][0] }) {
  const { t } = useTranslation();
  return (
    <Group component="nav" gap={4} mb="md" aria-label={t('purchases.parts')}>
      {PARTS.map(([to, name]) => (
        <Button
          key={to}
          size="compact-sm"
          variant={to === at ? 'light' : 'subtle'}
          color={to === at ? 'pine' : 'gray'}
          renderRoot={(props) => <Link to={to} {...props} />}
        >
          {t(`purchases.${name}`)}
        </Button>
      ))}
    </Group>
  );
}
