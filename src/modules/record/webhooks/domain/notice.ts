import type { EndpointStatus } from './endpoint.js';

type Language = 'en' | 'de' | 'fr';
/** Why a mail is written: it fails, it is disabled after failures, or whoever wrote it has left. */
export type Trouble = Exclude<EndpointStatus, 'active'> | 'writer_left';

/** What a mail about an endpoint says. */
interface Notice {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
}

/** `{{host}}` and `{{organization}}` are filled in. */
const NOTICES: Readonly<Record<Language, Readonly<Record<Trouble, Notice>>>> = {
  en: {
    failing: {
      subject: 'Webhooks to {{host}} fail',
      text: `The last ten webhooks of {{organization}} to {{host}} have failed, for an hour or longer.

The service keeps trying. After five days without a success it stops. Nothing is lost: what waits is sent when the
receiver answers again.`,
      button: 'Look at the attempts',
    },
    disabled: {
      subject: 'Webhooks to {{host}} have stopped',
      text: `{{organization}} sends no more webhooks to {{host}}. None has succeeded for five days, or the receiver
says that it is gone.

Nothing is lost: once the receiver works, enable the endpoint, and it gets what it has missed.`,
      button: 'Look at the endpoint',
    },
    writer_left: {
      subject: 'Webhooks to {{host}} have stopped',
      text: `{{organization}} sends no more webhooks to {{host}}. Whoever wrote the endpoint has left the
organization, or the API key that wrote it has ended, and nobody answers for what it may show.

Nothing is lost: change and save the endpoint to take it over. It then gets what it has missed, as far as you may read
it. If nobody needs it any more, delete it.`,
      button: 'Look at the endpoint',
    },
  },
  de: {
    failing: {
      subject: 'Webhooks an {{host}} schlagen fehl',
      text: `Die letzten zehn Webhooks von {{organization}} an {{host}} sind fehlgeschlagen, seit mindestens einer
Stunde.

Der Dienst versucht es weiter. Nach fünf Tagen ohne Erfolg hört er auf. Nichts geht verloren: Was wartet, wird
gesendet, sobald der Empfänger wieder antwortet.`,
      button: 'Versuche ansehen',
    },
    disabled: {
      subject: 'Webhooks an {{host}} sind abgeschaltet',
      text: `{{organization}} sendet keine Webhooks mehr an {{host}}. Seit fünf Tagen kam keiner an, oder der Empfänger
sagt, dass es ihn nicht mehr gibt.

Nichts geht verloren: Schalten Sie den Endpunkt ein, sobald der Empfänger wieder arbeitet. Er bekommt dann, was er
verpasst hat.`,
      button: 'Endpunkt ansehen',
    },
    writer_left: {
      subject: 'Webhooks an {{host}} sind abgeschaltet',
      text: `{{organization}} sendet keine Webhooks mehr an {{host}}. Wer den Endpunkt angelegt oder zuletzt
geändert hat, gehört nicht mehr zur Organisation, oder der API-Schlüssel dahinter ist beendet. Niemand steht mehr
dafür ein, was gezeigt werden darf.

Nichts geht verloren: Ändern und speichern Sie den Endpunkt, um ihn zu übernehmen. Er bekommt dann, was er verpasst
hat, soweit Sie es lesen dürfen. Braucht ihn niemand mehr, löschen Sie ihn.`,
      button: 'Endpunkt ansehen',
    },
  },
  fr: {
    failing: {
      subject: 'Les webhooks vers {{host}} échouent',
      text: `Les dix derniers webhooks de {{organization}} vers {{host}} ont échoué, depuis une heure au moins.

Le service continue d’essayer. Après cinq jours sans succès, il s’arrête. Rien n’est perdu : ce qui attend sera
envoyé dès que le destinataire répondra.`,
      button: 'Voir les tentatives',
    },
    disabled: {
      subject: 'Les webhooks vers {{host}} sont désactivés',
      text: `{{organization}} n’envoie plus de webhooks à {{host}}. Aucun n’a abouti depuis cinq jours, ou le
destinataire dit qu’il n’existe plus.

Rien n’est perdu : activez le point de réception dès que le destinataire fonctionne, et il recevra ce qu’il a
manqué.`,
      button: 'Voir le point de réception',
    },
    writer_left: {
      subject: 'Les webhooks vers {{host}} sont désactivés',
      text: `{{organization}} n’envoie plus de webhooks à {{host}}. La personne qui a enregistré le point de réception a
quitté l’organisation, ou la clé API qui l’a enregistré a pris fin : plus personne ne répond de ce qu’il peut montrer.

Rien n’est perdu : modifiez et enregistrez le point de réception pour le reprendre. Il recevra alors ce qu’il a manqué,
dans la mesure où vous pouvez le lire. S’il ne sert plus, supprimez-le.`,
      button: 'Voir le point de réception',
    },
  },
};

/** Writes the mail about an endpoint that has begun to fail or was disabled. */
export function noticeOf(
  trouble: Trouble,
  about: { readonly language: Language; readonly organization: string; readonly host: string },
): Notice {
  const { subject, text, button } = NOTICES[about.language][trouble];
  // A line break in a name would end the subject.
  const organization = about.organization.replace(/\s+/g, ' ');
  const fill = (template: string): string => {
    return template
      .replaceAll('{{host}}', () => about.host)
      .replaceAll('{{organization}}', () => organization);
  };
  return { subject: fill(subject), text: fill(text), button };
}
