import type { MailSettings, UpdateMailSettings } from '@countinghouse/client';
import type { UseFormReturnType } from '@mantine/form';
import { withoutBlanks } from '../../../forms/without-blanks';

/** The form values of the mail settings. They have the names of the API, so that its faults find their fields. */
export type MailValues = ReturnType<typeof mailValues>;
export type MailFields = UseFormReturnType<MailValues>;

/** The usual port of a mail server that is handed messages. */
const USUAL_PORT = 587;

/** Returns the form values of the settings. The password is never known. */
export function mailValues(settings: MailSettings) {
  const { smtp } = settings;
  return {
    sender_name: settings.sender_name ?? '',
    sender_address: settings.sender_address ?? '',
    reply_to: settings.reply_to ?? '',
    bcc: [...settings.bcc],
    signature: settings.signature ?? '',
    language: settings.language as string,
    hasOwnServer: smtp !== null,
    smtp: {
      host: smtp?.host ?? '',
      port: String(smtp?.port ?? USUAL_PORT),
      security: (smtp?.security ?? 'starttls') as string,
      user: smtp?.user ?? '',
      password: '',
    },
  };
}

/** Builds the request body that replaces the settings. Without a password, the one that is kept stays. */
export function mailBody({ hasOwnServer, smtp, ...values }: MailValues): UpdateMailSettings {
  const { host, port, ...rest } = smtp;
  const server = { ...withoutBlanks(rest), host, port: Number(port) };
  return { ...withoutBlanks(values), ...(hasOwnServer && { smtp: server }) } as UpdateMailSettings;
}
