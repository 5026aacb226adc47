import { FileButton, Text, UnstyledButton } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useRef, useState, type DragEvent } from 'react';
import classes from './drop-files.module.css';

interface DropFilesProps {
  /** The name of the button. */
  readonly label: string;
  /** What is shown while there is nothing to wait for, and while there is. */
  readonly text: string;
  readonly busyText: string;
  /** Which files are taken, in words. */
  readonly forms: string;
  /** The same as the browser's chooser has it. */
  readonly accept?: string;
  /** Whether several are taken at once; else the first that is dropped. */
  readonly multiple: boolean;
  readonly isBusy: boolean;
  readonly shortcut?: string;
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
}

/** A place where files are dropped, and a button that chooses them. */
export function DropFiles({ label, text, busyText, forms, isBusy, shortcut, ...taking }: DropFilesProps) {
  const { accept, multiple, onFiles } = taking;
  const [isOver, setOver] = useState(false);
  const forget = useRef<() => void>(null);
  const take = (chosen: readonly File[] | File | null): void => {
    // Else the same file could not be chosen again once its fault is mended.
    forget.current?.();
    const [first, ...others] = [chosen ?? []].flat();
    if (first !== undefined) onFiles(multiple ? [first, ...others] : [first]);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  return (
    <FileButton
      {...{ accept, multiple }}
      resetRef={forget}
      onChange={take}
      inputProps={{ 'aria-label': label }}
    >
      {(props) => (
        <UnstyledButton
          {...props}
          className={classes.drop}
          data-over={isOver || undefined}
          disabled={isBusy}
          aria-keyshortcuts={shortcut}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <IconFileImport size={20} stroke={1.6} aria-hidden />
          <span>
            {isBusy ? busyText : text}
            <Text component="span" size="xs" c="dimmed" display="block">
              {forms}
            </Text>
          </span>
        </UnstyledButton>
      )}
    </FileButton>
  );
}
