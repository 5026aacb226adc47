import { Kbd, Stack, Switch, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/dialog';
import { switchShortcuts, useShortcutsOn } from './shortcut-choice';
import classes from './shortcut-help.module.css';
import '../i18n/shortcut-texts';

interface ShortcutHelpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All shortcuts, and a switch to turn them off. */
export default function ShortcutHelp({ isOpen, onClose }: ShortcutHelpProps) {
  const { t } = useTranslation();
  const isOn = useShortcutsOn();
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('shell.keyboard')} size="lg">
      <Stack gap="lg">
        <Groups />
        <Switch
          label={t('shortcuts.on')}
          description={t('shortcuts.onHint')}
          checked={isOn}
          onChange={(event) => switchShortcuts(event.currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  );
}

/** The shortcuts by where they work. */
function Groups() {
  const { t } = useTranslation();
  const goToKeys = useGoToKeys();
  return (
    <div className={classes.groups}>
      <Keys
        title={t('shortcuts.everywhere')}
        keys={[[['Ctrl', 'K'], t('palette.button')], [['?'], t('shortcuts.help')], ...goToKeys]}
      />
      <Keys
        title={t('shortcuts.lists')}
        keys={[
          [['/'], t('shortcuts.search')],
          [['n'], t('shortcuts.new')],
          [['j'], t('shortcuts.nextRecord')],
          [['k'], t('shortcuts.previousRecord')],
        ]}
      />
      <Keys
        title={t('shortcuts.pages')}
        keys={[
          [['n'], t('shortcuts.newBeside')],
          [['e'], t('shortcuts.edit')],
          [['f'], t('shortcuts.finalize')],
          [['p'], t('shortcuts.recordPayment')],
          [['d'], t('shortcuts.duplicate')],
          [['u'], t('shortcuts.up')],
          [['a'], t('shortcuts.approve')],
          [['x'], t('shortcuts.reject')],
          [['Ctrl', '↵'], t('shortcuts.save')],
          [['Ctrl', 'Shift', '↵'], t('shortcuts.saveMore')],
          [['Esc'], t('shortcuts.close')],
        ]}
      />
      <BankKeys />
      <Keys
        title={t('shortcuts.linesOfInvoices')}
        keys={[
          [['a'], t('shortcuts.appendLine')],
          [['↵'], t('shortcuts.addLine')],
          [['Alt', '↑'], t('shortcuts.moveLineUp')],
          [['Alt', '↓'], t('shortcuts.moveLineDown')],
          [['Alt', 'Shift', '↓'], t('shortcuts.copyLine')],
          [['Alt', 'Del'], t('shortcuts.removeLine')],
        ]}
      />
    </div>
  );
}

/** Those of the bank page. */
function BankKeys() {
  const { t } = useTranslation();
  return (
    <Keys
      title={t('shortcuts.bank')}
      keys={[
        [['y'], t('shortcuts.acceptProposal')],
        [['n'], t('shortcuts.nextProposal')],
        [['h'], t('shortcuts.holdLine')],
        [['i'], t('shortcuts.ignoreLine')],
        [['u'], t('shortcuts.undoMatch')],
      ]}
    />
  );
}

/** Keys that are pressed one after the other, and what they do. */
type KeyLine = readonly [keys: readonly string[], text: string];

/** The keys that open the parts of the panel. */
function useGoToKeys(): KeyLine[] {
  const { t } = useTranslation();
  return [
    [['g', 'o'], t('shell.dashboard')],
    [['g', 'i'], t('shell.invoices')],
    [['g', 'm'], t('shell.payments')],
    [['g', 'b'], t('shell.bank')],
    [['g', 'e'], t('shell.bills')],
    [['g', 'r'], t('shell.creditNotes')],
    [['g', 'x'], t('shell.outbox')],
    [['g', 'd'], t('shell.approvals')],
    [['g', 'q'], t('shell.quotes')],
    [['g', 'a'], t('shell.recurring')],
    [['g', 'c'], t('shell.customers')],
    [['g', 'p'], t('shell.products')],
    [['g', 'l'], t('shell.priceLists')],
    [['g', 's'], t('shell.settings')],
  ];
}

interface KeysProps {
  readonly title: string;
  readonly keys: readonly KeyLine[];
}

function Keys({ title, keys }: KeysProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={3} id={id} mb="xs">
        {title}
      </Title>
      <dl className={classes.keys}>
        {keys.map(([names, text]) => (
          <div key={text} className={classes.key}>
            <dt>
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <Text component="dd" size="sm" m={0}>
              {text}
            </Text>
          </div>
        ))}
      </dl>
    </section>
  );
}
