import type { MessagePreview } from '@countinghouse/client';
import { Paper } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../i18n/mail-texts';
import classes from './mail-sheet.module.css';

/** A text that is not sent to anybody has no head. */
type ShownMail = Pick<MessagePreview, 'subject' | 'text'> &
  Partial<Pick<MessagePreview, 'bcc' | 'cc' | 'from' | 'reply_to' | 'to'>>;

interface MailSheetProps {
  readonly mail: ShownMail;
  /** The files that go along, below the text. */
  readonly children?: ReactNode;
}

/** A mail as its reader sees it. */
export function MailSheet({ mail, children }: MailSheetProps) {
  const { t } = useTranslation();
  const { subject, text } = mail;
  return (
    <Paper withBorder component="article" className={classes.sheet} aria-label={t('messages.content')}>
      <Head mail={mail} />
      <p className={classes.subject} dir="auto">
        {subject}
      </p>
      <div className={classes.text}>
        {text.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index} dir="auto">
            <Written text={paragraph} />
          </p>
        ))}
      </div>
      {children}
    </Paper>
  );
}

/** Where the service puts the address of the customer's page when the mail leaves. */
const LINK = /\{\{\s*link\s*\}\}/g;

function Written({ text }: { text: string }) {
  const { t } = useTranslation();
  return text.split(LINK).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={classes.link}>{t('messages.linkPlace')}</span>}
      {part}
    </Fragment>
  ));
}

function Head({ mail: { bcc, cc, from, reply_to, to } }: { mail: ShownMail }) {
  const { t } = useTranslation();
  if (from === undefined) return null;
  return (
    <dl className={classes.head}>
      <Line name={t('messages.from')}>
        {from.name} <span className={classes.address}>{from.address ?? t('messages.noSender')}</span>
      </Line>
      <Line name={t('messages.to')}>{mailboxes(to)}</Line>
      <Line name={t('messages.cc')}>{mailboxes(cc)}</Line>
      <Line name={t('messages.bcc')}>{mailboxes(bcc)}</Line>
      <Line name={t('messages.replyTo')}>{reply_to}</Line>
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div className={classes.line}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function mailboxes(list: MessagePreview['to'] = []): string {
  return list.map(({ name, address }) => (name === undefined ? address : `${name} <${address}>`)).join(', ');
}
