import { ActionIcon, Tooltip } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../i18n/e-invoice-texts';
import classes from './pdf-beside.module.css';
import type { PdfSource } from './pdf-preview';
import { lazyPart } from '../components/lazy-part';

const PdfPreview = lazyPart(() => import('./pdf-preview'));

interface PdfButtonProps {
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

/** Shows or hides the PDF beside the document. */
export function PdfButton({ isShown, onToggle }: PdfButtonProps) {
  const { t } = useTranslation();
  const label = isShown ? t('documentSettings.hidePdf') : t('documentSettings.showPdf');
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant={isShown ? 'light' : 'default'}
        size={36}
        aria-label={label}
        aria-expanded={isShown}
        onClick={onToggle}
      >
        <IconFileTypePdf size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

interface PdfBesideProps extends PdfSource {
  readonly isShown: boolean;
  /** The document as the panel shows it, which is what the browser prints. */
  readonly children: ReactNode;
}

/** A document, with its PDF beside it, or below where there is no room. */
export function PdfBeside({ isShown, children, ...source }: PdfBesideProps) {
  return (
    <div className={isShown ? classes.beside : undefined} data-printed>
      {children}
      {isShown && (
        <Suspense>
          <PdfPreview {...source} />
        </Suspense>
      )}
    </div>
  );
}
