import { Button, Menu, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageCommands } from '../palette/page-commands';
import classes from './action-menu.module.css';

/** Something that can be done with a record, or why it cannot be done now. */
export interface OfferedAction<Action extends string> {
  readonly action: Action;
  readonly label: string;
  /** Why it is not possible; undefined for what is. */
  readonly reason: string | undefined;
  readonly isDangerous?: boolean;
}

interface ActionMenuProps<Action extends string> {
  readonly offered: readonly OfferedAction<Action>[];
  /** Which actions one would expect next, in the order of the wish: the first possible one is a button. */
  readonly next: readonly Action[];
  readonly onAction: (action: Action) => void;
  /** Stands between the menu and the button. */
  readonly children?: ReactNode;
}

/** What can be done with a record: the next step as a button, and all others; impossible ones say why. */
export function ActionMenu<Action extends string>(props: ActionMenuProps<Action>) {
  const { offered, next, onAction, children } = props;
  const { t } = useTranslation();
  const target = useRef<HTMLButtonElement>(null);
  const button = next
    .flatMap((action) => offered.filter((one) => one.action === action))
    .find(({ reason }) => reason === undefined);
  usePageCommands(
    offered
      .filter(({ reason }) => reason === undefined)
      .map(({ action, label }) => ({ label, run: () => onAction(action) })),
  );
  const begin = (action: Action): void => {
    // The menu is gone when the dialog gives the focus back.
    target.current?.focus();
    onAction(action);
  };
  return (
    <>
      <Menu
        shadow="md"
        position="bottom-end"
        width={300}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <Button ref={target} variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            {t('actions.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {offered
            .filter((one) => one !== button)
            .map((one) => (
              <Item key={one.action} offered={one} onChoose={() => begin(one.action)} />
            ))}
        </Menu.Dropdown>
      </Menu>
      {children}
      {button !== undefined && <Button onClick={() => onAction(button.action)}>{button.label}</Button>}
    </>
  );
}

interface ItemProps {
  readonly offered: OfferedAction<string>;
  readonly onChoose: () => void;
}

/** An impossible one keeps its place among the keys, so that its reason can be read there. */
function Item({ offered: { label, reason, isDangerous = false }, onChoose }: ItemProps) {
  const isPossible = reason === undefined;
  return (
    <Menu.Item
      className={classes.item}
      aria-disabled={!isPossible}
      closeMenuOnClick={isPossible}
      data-dangerous={(isDangerous && isPossible) || undefined}
      onClick={() => {
        if (isPossible) onChoose();
      }}
    >
      {label}
      {!isPossible && (
        <Text size="xs" c="dimmed">
          {reason}
        </Text>
      )}
    </Menu.Item>
  );
}
