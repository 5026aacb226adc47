import { Button, Menu, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageCommands } from '../palette/page-commands';
import classes from './action-menu.module.css';

/** An action on a record, and why it is not possible now. */
export interface OfferedAction<Action extends string> {
  readonly action: Action;
  readonly label: string;
  /** Why the action is not possible; undefined if it is. */
  readonly reason: string | undefined;
  readonly isDangerous?: boolean;
  /** The single key that begins the action while it is the button. */
  readonly shortcut?: string | undefined;
}

interface ActionMenuProps<Action extends string> {
  readonly offered: readonly OfferedAction<Action>[];
  /** The usual next actions, in order of preference: the first possible one becomes a button. */
  readonly next: readonly Action[];
  readonly onAction: (action: Action) => void;
  /** Placed between the menu and the button. */
  readonly children?: ReactNode;
}

/** The actions on a record: the next step as a button, and all others in a menu. Impossible ones say why. */
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
    // The menu has closed by the time the dialog returns the focus.
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
      {button !== undefined && (
        <Button aria-keyshortcuts={button.shortcut} onClick={() => onAction(button.action)}>
          {button.label}
        </Button>
      )}
    </>
  );
}

interface ItemProps {
  readonly offered: OfferedAction<string>;
  readonly onChoose: () => void;
}

/** An impossible action can still have the focus, so that its reason can be read. */
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
