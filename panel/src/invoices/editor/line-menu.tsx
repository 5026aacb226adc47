import { ActionIcon, Menu, type MenuProps } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDiscount,
  IconDots,
  IconFileCode,
  IconPlus,
  IconStack2,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { newAdjustment } from '../adjustment-values';
import type { LineValues } from '../line-values';
import { TextItems } from '../texts/text-items';
import type { TextKind, TextPlace } from '../texts/line-texts';
import '../../i18n/form-texts';

interface LineMenuProps {
  readonly number: number;
  readonly line: LineValues;
  readonly onChange: (part: Partial<LineValues>) => void;
  /** Shows what electronic invoices can contain of the line. */
  readonly onDetails: () => void;
  readonly onCopy: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onText: (side: TextPlace['side'], kind: TextKind) => void;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
}

/** As high as the window has room for: what is below is reached by scrolling in the menu. */
const WITHIN_WINDOW: MenuProps['middlewares'] = {
  flip: true,
  shift: true,
  size: {
    padding: 8,
    apply: ({ availableHeight, elements: { floating } }) => {
      Object.assign(floating.style, { maxHeight: `${availableHeight}px`, overflowY: 'auto' });
    },
  },
};

/** Rarely needed actions on a line: moving, copying, further discounts and charges, the quantity of the price. */
export function LineMenu(props: LineMenuProps) {
  const { number, line, onChange, onDetails, onCopy, onMove, onText, canMoveUp, canMoveDown } = props;
  const { t } = useTranslation();
  return (
    <Menu shadow="md" position="bottom-end" middlewares={WITHIN_WINDOW} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('invoiceEditor.lineMenu', { number })}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MoreFields line={line} onChange={onChange} />
        <Menu.Item leftSection={<IconFileCode size={16} aria-hidden />} onClick={onDetails}>
          {t('eInvoice.fold')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={onCopy}>
          {t('invoiceEditor.copyLine')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowUp size={16} aria-hidden />}
          disabled={!canMoveUp}
          onClick={() => onMove(-1)}
        >
          {t('invoiceEditor.moveUp')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} aria-hidden />}
          disabled={!canMoveDown}
          onClick={() => onMove(1)}
        >
          {t('invoiceEditor.moveDown')}
        </Menu.Item>
        <Menu.Divider />
        <TextItems line={line} onAdd={onText} />
      </Menu.Dropdown>
    </Menu>
  );
}

function MoreFields({ line, onChange }: Pick<LineMenuProps, 'line' | 'onChange'>) {
  const { t } = useTranslation();
  return (
    <>
      <Menu.Item
        leftSection={<IconDiscount size={16} aria-hidden />}
        onClick={() => onChange({ discounts: [...line.discounts, newAdjustment('amount')] })}
      >
        {t('adjustments.addDiscount')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => onChange({ charges: [...line.charges, newAdjustment('amount')] })}
      >
        {t('adjustments.addCharge')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconStack2 size={16} aria-hidden />}
        disabled={line.price_base_quantity !== ''}
        onClick={() => onChange({ price_base_quantity: '1' })}
      >
        {t('invoiceEditor.setPriceBase')}
      </Menu.Item>
    </>
  );
}
