import { Menu } from '@mantine/core';
import { IconAlignLeft, IconHeading, IconPageBreak, IconSum, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { hasSum, type TextKind, type TextPlace, type TextsAround } from './line-texts';
import '../../i18n/form-texts';

interface TextItemsProps {
  readonly line: TextsAround;
  readonly onAdd: (side: TextPlace['side'], kind: TextKind) => void;
}

const ITEMS: readonly { side: TextPlace['side']; kind: TextKind; Icon: TablerIcon }[] = [
  { side: 'above', kind: 'heading', Icon: IconHeading },
  { side: 'above', kind: 'text', Icon: IconAlignLeft },
  { side: 'above', kind: 'page_break', Icon: IconPageBreak },
  { side: 'below', kind: 'text', Icon: IconAlignLeft },
  { side: 'below', kind: 'subtotal', Icon: IconSum },
];

/** The items of the menu of a line that put something above or below it. A line has one subtotal below it at most. */
export function TextItems({ line, onAdd }: TextItemsProps) {
  const { t } = useTranslation();
  return ITEMS.map(({ side, kind, Icon }) => (
    <Menu.Item
      key={`${side} ${kind}`}
      leftSection={<Icon size={16} aria-hidden />}
      disabled={kind === 'subtotal' && hasSum(line)}
      onClick={() => onAdd(side, kind)}
    >
      {t(`invoiceEditor.add_${kind}_${side}` as 'invoiceEditor.add_heading_above')}
    </Menu.Item>
  ));
}
