import { createSpotlight, Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate, type LinkProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredCommands, type PageCommand } from './page-commands';
import { usePaletteRecords, type FoundRecord } from './use-palette-records';
import { useSignOut } from '../session/use-session';
import type { Place } from '../shell/use-settings-places';
import { shownCommands, withoutRepeats } from './shown-commands';
import { useNewPlaces, usePlaces } from './use-places';

const [store, spotlight] = createSpotlight();

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Finds records, pages and what can be done, by what one types. */
export default function Palette({ isOpen, onClose }: PaletteProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  useEffect(() => {
    if (isOpen) spotlight.open();
  }, [isOpen]);
  return (
    <Spotlight.Root
      store={store}
      query={words}
      onQueryChange={setWords}
      onSpotlightClose={onClose}
      // Ctrl+K belongs to the shell, which fetches the palette when it is first wanted.
      shortcut={null}
      scrollable
      maxHeight="min(60vh, 420px)"
      centered={false}
      // While it faded out, it could be opened again, and would go on with the words before.
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': t('palette.button') } }}
    >
      <Spotlight.Search
        placeholder={t('palette.placeholder')}
        aria-label={t('palette.placeholder')}
        leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
      />
      <Choices words={words} />
    </Spotlight.Root>
  );
}

function Choices({ words }: { words: string }) {
  const { t } = useTranslation();
  const { found, isSearching } = usePaletteRecords(words);
  const commands = useCommands(words !== '').filter(({ label }) => matches(label, words));
  const created = useNewPlaces().filter(
    ({ label }) => matches(label, words) && !commands.some((command) => command.label === label),
  );
  const places = usePlaces().filter(({ label }) => matches(label, words));
  const records = found.filter((one) => one.records.length > 0);
  useEffect(() => {
    if (words !== '') highlightFirst();
  });
  const isEmpty = [commands, created, places, records].every(({ length }) => length === 0);
  return (
    <Spotlight.ActionsList>
      {commands.length > 0 && <Commands commands={commands} />}
      {records.map((one) => (
        <Records key={one.kind} label={t(`shell.${one.kind}`)} records={one.records} />
      ))}
      {created.length > 0 && <Places label={t('palette.create')} places={created} />}
      {places.length > 0 && <Places label={t('palette.places')} places={places} />}
      {isEmpty && (
        <Spotlight.Empty>{isSearching ? t('palette.searching') : t('palette.nothing')}</Spotlight.Empty>
      )}
    </Spotlight.ActionsList>
  );
}

/** What the page can do, and what can be done on every page if something is typed. */
function useCommands(isTyped: boolean): PageCommand[] {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const always = isTyped ? [{ label: t('shell.signOut'), run: signOut }] : [];
  return withoutRepeats([...offeredCommands(), ...shownCommands(isTyped), ...always]);
}

/**
 * Highlights the first choice when none is. Spotlight does that only while one types, and records are found later. One
 * that is highlighted already stays, so that Enter never takes what has just moved under it.
 */
function highlightFirst(): void {
  if (document.querySelector('[data-action][data-selected]') !== null) return;
  document.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}

/** Whether each word stands somewhere in the label. */
function matches(label: string, words: string): boolean {
  const text = label.toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Commands({ commands }: { commands: readonly PageCommand[] }) {
  const { t } = useTranslation();
  return (
    <Spotlight.ActionsGroup label={t('palette.actions')}>
      {commands.map(({ label, run }) => (
        // The palette gives the focus back before the dialog of the action takes it.
        <Spotlight.Action key={label} label={label} onClick={() => requestAnimationFrame(run)} />
      ))}
    </Spotlight.ActionsGroup>
  );
}

function Records({ label, records }: { label: string; records: readonly FoundRecord[] }) {
  const go = useGo();
  return (
    <Spotlight.ActionsGroup label={label}>
      {records.map(({ id, link, ...shown }) => (
        <Spotlight.Action key={id} label={shown.label} description={shown.detail} onClick={() => go(link)} />
      ))}
    </Spotlight.ActionsGroup>
  );
}

function Places({ label, places }: { label: string; places: readonly Place[] }) {
  const go = useGo();
  return (
    <Spotlight.ActionsGroup label={label}>
      {places.map((place) => (
        <Spotlight.Action
          key={place.label}
          label={place.label}
          onClick={() => go({ to: place.to, state: place.state ?? {} })}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}

function useGo(): (link: LinkProps) => void {
  const navigate = useNavigate();
  return (link) => void navigate(link as Parameters<typeof navigate>[0]);
}
