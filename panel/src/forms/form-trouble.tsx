import type { CountinghouseError } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { faultsOf } from '../api/faults';
import { ProblemFacts } from '../components/notify';
import { ProblemAlert } from '../components/problem-alert';

interface FormTroubleProps {
  readonly trouble: CountinghouseError | undefined;
  readonly isSaving: boolean;
  /** Retries in another way than by submitting the form. */
  readonly onRetry?: (() => void) | undefined;
}

/** Shows why a form could not be saved, with a retry button. The typed values stay. Must be inside the form. */
export function FormTrouble({ trouble, isSaving, onRetry }: FormTroubleProps) {
  const { t } = useTranslation();
  if (trouble === undefined) return null;
  const mayPass = faultsOf(trouble).length === 0;
  return (
    <ProblemAlert problem={trouble}>
      <ProblemFacts problem={trouble} />
      {mayPass && (
        <Button
          {...(onRetry === undefined ? { type: 'submit' } : { onClick: onRetry })}
          variant="default"
          size="compact-sm"
          mt="xs"
          loading={isSaving}
        >
          {t('common.tryAgain')}
        </Button>
      )}
    </ProblemAlert>
  );
}
