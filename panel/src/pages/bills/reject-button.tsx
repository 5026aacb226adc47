import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '../../i18n/bill-texts';

/** Beside the next step, because whoever looks at what has arrived does one or the other. */
export function RejectButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="default" aria-keyshortcuts="x" onClick={onPress}>
      {t('bills.do_reject')}
    </Button>
  );
}
