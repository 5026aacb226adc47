import { Box, SimpleGrid, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './form-section.module.css';

/** A part of a form under a heading of its own; its fields stand in two columns where there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" className={classes.section} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md" className={classes.fields}>
        {children}
      </SimpleGrid>
    </Box>
  );
}

/** A field, or several, over the whole width of the section. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>;
}
