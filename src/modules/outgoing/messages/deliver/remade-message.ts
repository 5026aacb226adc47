import { htmlOf } from '../../../../platform/index.js';
import { remade, type MessageParts } from '../domain/message-parts.js';
import { linkButton, withLink } from '../domain/message-link.js';
import type { PlaceholderValues } from '../domain/template.js';
import type { MessageEntity } from '../entities/message.entity.js';

type Remade = Pick<MessageEntity, 'subject' | 'text' | 'html'> & { readonly parts: MessageParts };

/** The message with the figures of the moment at which it leaves; all else is as it was when it was queued. */
export function remadeOf(message: MessageEntity, figures: PlaceholderValues): Partial<Remade> {
  const { parts, kind, language } = message;
  const written = parts === null ? undefined : remade(message, parts, figures);
  if (parts === null || written === undefined) return {};
  const html = htmlOf({ ...written, language, link: linkButton({ kind, language }, written.text) });
  const { link } = parts;
  const linked = (text: string): string => (link === null ? text : withLink(text, link));
  return {
    subject: written.subject,
    text: linked(written.text),
    html: linked(html),
    parts: { ...parts, figures },
  };
}
