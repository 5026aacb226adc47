import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface PersonLineProps {
  readonly name: string;
  /** Below the name: the address, the role, and what else is to know. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** A member or an invitation, with its actions at the end of the line. */
export function PersonLine({ name, about, children }: PersonLineProps) {
  return (
    <Group component="li" justify="space-between" gap="sm">
      <div>
        <Text size="sm" fw={550}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {about}
        </Text>
      </div>
      <Group gap="xs">{children}</Group>
    </Group>
  );
}
