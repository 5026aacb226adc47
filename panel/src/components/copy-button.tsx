import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from './copy-text';

const SHOWN_MS = 2_000;

interface CopyButtonProps extends ButtonProps {
  readonly text: string;
  /** What is copied, for screen readers. */
  readonly label: string;
}

/** Copies a text and shows that it did. */
export function CopyButton({ text, label, ...props }: CopyButtonProps) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const Symbol = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      variant="default"
      leftSection={<Symbol size={16} aria-hidden />}
      onClick={(event) => void copyText(text, event.currentTarget).then(setCopied)}
      aria-label={t('common.labelled', {
        label: isCopied ? t('common.copied') : t('common.copy'),
        value: label,
      })}
      {...props}
    >
      <span aria-live="polite">{isCopied ? t('common.copied') : t('common.copy')}</span>
    </Button>
  );
}
