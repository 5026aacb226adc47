import { Badge, Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './fold.module.css';

interface FoldProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** How many of its fields are filled in, for those who do not open it. */
  readonly filled: number;
  readonly children: ReactNode;
}

/** A part of a form that stays folded until it is needed. */
export function Fold({ label, isOpen, onToggle, filled, children }: FoldProps) {
  const { t } = useTranslation();
  const id = useId();
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes.fold}>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        className={classes.button}
        leftSection={<Chevron size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        rightSection={
          filled > 0 && (
            <Badge variant="light" color="gray" size="sm" tt="none">
              {t('eInvoice.filled', { count: filled })}
            </Badge>
          )
        }
      >
        {label}
      </Button>
      <div id={id} className={classes.content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}

/** Fields that belong together, under a small heading. */
export function FoldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
