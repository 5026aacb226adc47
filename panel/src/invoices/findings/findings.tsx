import type { Finding } from '@countinghouse/client';
import { Anchor, Badge, List, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findingPath } from './finding-path';
import classes from './findings.module.css';
import { useFindingText } from './use-finding-text';

interface FindingsProps {
  readonly findings: readonly Finding[];
  /** The invoice that is checked; undefined where its fields cannot be changed. */
  readonly invoiceId?: string | undefined;
  /** Shows the field of the invoice on this page, instead of opening its form. */
  readonly onField?: ((path: string, text: string) => void) | undefined;
}

/** What a document lacks, each with the way to the field that puts it right. */
export function Findings({ findings, invoiceId, onField }: FindingsProps) {
  const { t } = useTranslation();
  const textOf = useFindingText();
  return (
    <List size="sm" spacing={4} className={classes.findings}>
      {findings.map((finding) => {
        const { rule, where, pointer, severity } = finding;
        const text = textOf(finding);
        return (
          <List.Item key={`${rule} ${where} ${pointer}`}>
            <ToField {...{ finding, text, invoiceId, onField }}>{text}</ToField>{' '}
            {severity === 'warning' && (
              <Badge variant="default" size="xs" tt="none">
                {t('findings.advice')}
              </Badge>
            )}{' '}
            <Text span size="xs" c="dimmed">
              {rule}
            </Text>
          </List.Item>
        );
      })}
    </List>
  );
}

interface ToFieldProps extends Pick<FindingsProps, 'invoiceId' | 'onField'> {
  readonly finding: Finding;
  readonly text: string;
  readonly children: ReactNode;
}

/** Forms of other records open in a new tab, so that the document stays open. */
function ToField({ finding, text, invoiceId, onField, children }: ToFieldProps) {
  const { where, target_id } = finding;
  const path = findingPath(finding);
  const look = { inherit: true, underline: 'always', c: 'inherit' } as const;
  if (where === 'invoice' && onField !== undefined) {
    return (
      <Anchor component="button" type="button" {...look} onClick={() => onField(path, text)}>
        {children}
      </Anchor>
    );
  }
  if (where === 'invoice') {
    if (invoiceId === undefined) return <>{children}</>;
    const address = { to: '/invoices/$invoiceId/edit', params: { invoiceId }, hash: path } as const;
    return (
      <Anchor {...look} renderRoot={(props) => <Link {...address} {...props} />}>
        {children}
      </Anchor>
    );
  }
  const address =
    where === 'customer'
      ? ({ to: '/customers/$customerId/edit', params: { customerId: target_id ?? '' } } as const)
      : ({ to: '/settings/organization' } as const);
  return (
    <Anchor {...look} renderRoot={(props) => <Link {...address} hash={path} target="_blank" {...props} />}>
      {children}
    </Anchor>
  );
}
