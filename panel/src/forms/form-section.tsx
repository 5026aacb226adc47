import { Box, Button, SimpleGrid, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './form-section.module.css';
import { useIsInAddress } from './use-field-in-address';

interface FormSectionProps {
  readonly title: string;
  /** The purpose of the section, if its title does not say it. */
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A part of a form with a heading; its fields are in two columns if there is room. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <Box component="section" className={classes.section} aria-labelledby={id}>
      <div>
        <Title order={2} id={id} className={classes.title}>
          {title}
        </Title>
        {hint !== undefined && (
          <Text size="xs" c="dimmed" mt={4}>
            {hint}
          </Text>
        )}
      </div>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md" className={classes.fields}>
        {children}
      </SimpleGrid>
    </Box>
  );
}

interface OptionalSectionProps extends FormSectionProps {
  /** The label of the button that opens it. */
  readonly add: string;
  /** The path of its fields, which an address with one of them opens. */
  readonly path?: string;
  /** Whether the section has values already. */
  readonly isFilled: boolean;
}

/** A section that most records do not need: a button, until somebody opens it. */
export function OptionalSection({ title, add, path, isFilled, children }: OptionalSectionProps) {
  const isAskedFor = useIsInAddress(path);
  const [isOpen, setOpen] = useState(isFilled || isAskedFor);
  return (
    <FormSection title={title}>
      {isOpen || isFilled ? (
        children
      ) : (
        <Wide>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {add}
          </Button>
        </Wide>
      )}
    </FormSection>
  );
}

/** One or several fields over the whole width of the section. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>;
}
