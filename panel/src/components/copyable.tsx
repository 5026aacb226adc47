import { Group, Text } from '@mantine/core';
import { useId } from 'react';
import { CopyButton } from './copy-button';
import classes from './copyable.module.css';

interface CopyableProps {
  readonly label: string;
  /** What is copied, for screen readers. */
  readonly copyLabel: string;
  readonly text: string;
  /** Whether its button gets the focus of a dialog. */
  readonly isFirst?: boolean;
}

/** A text to copy, under its name. */
export function Copyable({ label, copyLabel, text, isFirst = false }: CopyableProps) {
  const id = useId();
  return (
    <div>
      <Group justify="space-between" align="flex-end" gap="sm" mb={6} wrap="nowrap">
        <Text id={id} size="sm" fw={550}>
          {label}
        </Text>
        <CopyButton text={text} label={copyLabel} size="compact-sm" data-autofocus={isFirst || undefined} />
      </Group>
      <div
        className={classes.text}
        role="textbox"
        aria-readonly
        aria-labelledby={id}
        tabIndex={0}
        translate="no"
      >
        {text}
      </div>
    </div>
  );
}
