import { Paper, UnstyledButton } from '@mantine/core';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../components/lazy-part';
import { useManages } from '../../session/use-session';
import { missingSellerDetails } from '../../invoices/issue/requirements';
import { sellerQuery } from '../../invoices/issue/issue-queries';
import { anyApiKeyQuery, anyCustomerQuery, anyDraftQuery, anyProductQuery } from './dashboard-queries';
import classes from './first-steps.module.css';

const PlaceDialog = lazyPart(() => import('./place/place-dialog'));

/** The first steps in a new installation, with those that are done. */
export function FirstSteps() {
  const steps = useSteps();
  return (
    <Paper withBorder component="ol" className={classes.steps}>
      {useManages() && <PlaceStep />}
      {steps.map((step) => (
        <Step key={step.title} {...step} />
      ))}
    </Paper>
  );
}

/** Before all else, because documents, mails and dates follow from it. */
function PlaceStep() {
  const { t } = useTranslation();
  const seller = useQuery(sellerQuery).data;
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = (): void => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <StepFrame text={t('dashboard.stepPlaceText')} isDone={seller?.address?.country != null}>
      <UnstyledButton className={classes.link} onClick={open}>
        {t('dashboard.stepPlace')}
      </UnstyledButton>
      {isWanted && seller !== undefined && (
        <Suspense>
          <PlaceDialog organization={seller} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </StepFrame>
  );
}

function useSteps(): StepProps[] {
  const { t } = useTranslation();
  const manages = useManages();
  const customer = useQuery(anyCustomerQuery).data === true;
  const product = useQuery(anyProductQuery).data === true;
  const key = useQuery({ ...anyApiKeyQuery, enabled: manages }).data === true;
  const seller = useQuery(sellerQuery).data;
  const draft = useQuery(anyDraftQuery).data === true;
  const isSellerComplete = seller !== undefined && missingSellerDetails(seller).length === 0;
  const steps: StepProps[] = [
    ...(manages
      ? [
          {
            title: t('dashboard.stepOrganization'),
            text: t('dashboard.stepOrganizationText'),
            link: '/settings/organization' as const,
            isDone: isSellerComplete,
          },
        ]
      : []),
    {
      title: t('dashboard.stepCustomer'),
      text: t('dashboard.stepCustomerText'),
      link: customer ? '/customers' : '/customers/new',
      isDone: customer,
    },
    {
      title: t('dashboard.stepProduct'),
      text: t('dashboard.stepProductText'),
      link: product ? '/products' : '/products/new',
      isDone: product,
    },
    {
      title: t('dashboard.stepInvoice'),
      text: t('dashboard.stepInvoiceText'),
      link: draft ? '/invoices' : '/invoices/new',
      isDone: draft,
    },
    { title: t('dashboard.stepFinalize'), text: t('dashboard.stepFinalizeText'), link: '/invoices' },
  ];
  if (manages) {
    steps.push({
      title: t('dashboard.stepKey'),
      text: t('dashboard.stepKeyText'),
      link: '/settings/api',
      isDone: key,
    });
  }
  return steps;
}

interface StepProps {
  readonly title: string;
  readonly text: string;
  readonly link: LinkProps['to'];
  readonly isDone?: boolean;
}

function Step({ title, link, ...frame }: StepProps) {
  return (
    <StepFrame {...frame}>
      <Link to={link} className={classes.link}>
        {title}
      </Link>
    </StepFrame>
  );
}

interface StepFrameProps extends Pick<StepProps, 'text' | 'isDone'> {
  /** What leads to the step. */
  readonly children: ReactNode;
}

function StepFrame({ text, isDone = false, children }: StepFrameProps) {
  const { t } = useTranslation();
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <span className={classes.mark}>
        {isDone && <IconCheck size={16} stroke={2.4} aria-label={t('dashboard.done')} />}
      </span>
      <span className={classes.words}>
        {children}
        <span className={classes.text}>{text}</span>
      </span>
      <IconArrowRight size={18} className={classes.arrow} aria-hidden />
    </li>
  );
}
