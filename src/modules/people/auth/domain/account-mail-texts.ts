import type { AccountMessage, Notice } from './account-message.js';

/** Subject, text and the words on the button; `{{link}}` and the message's own fields are filled in. */
interface AccountText {
  readonly subject: string;
  readonly text: string;
  readonly button?: string;
}

type Language = 'en' | 'de' | 'fr';

/** A notice brings its own words. */
type WrittenMessage = Exclude<AccountMessage, Notice>;

export const accountTexts: Readonly<Record<Language, Readonly<Record<WrittenMessage['kind'], AccountText>>>> =
  {
    en: {
      invitation: {
        subject: 'You are invited to {{organization}}',
        text: `You are invited to work in the books of {{organization}}. The invitation is open for seven days:

{{link}}

If you do not know the sender, ignore this message.`,
        button: 'Accept the invitation',
      },
      password_reset: {
        subject: 'Your new password',
        text: `Somebody has asked for a new password for your account. This link works once, for 30 minutes:

{{link}}

If it was not you, ignore this message: your password stays as it is.`,
        button: 'Set a new password',
      },
      password_changed: {
        subject: 'Your password was changed',
        text: `The password of your account was changed, and all other sessions have ended.

If it was not you, ask for a new password at once, and tell whoever runs the service.`,
      },
      new_address: {
        subject: 'Confirm your new address',
        text: `Somebody wants to sign in with this address from now on. Open this link, which works for a day, and sign
in with the former address if you are asked to:

{{link}}

If it was not you, ignore this message: nothing changes.`,
        button: 'Confirm the address',
      },
      address_changed: {
        subject: 'Your address was changed',
        text: `Your account has another address now, and this one no longer signs in.

If it was not you, tell whoever runs the service at once.`,
      },
      new_place: {
        subject: 'A sign-in from a new network address',
        text: `Somebody has signed in to your account with your password, from a network address that was not used in
the last 90 days: {{address}}, {{at}}.

If it was you, there is nothing to do. If not, change your password at once, and end the sessions you do not know:

{{link}}`,
        button: 'See the sessions',
      },
    },
    de: {
      invitation: {
        subject: 'Einladung zu {{organization}}',
        text: `Sie sind eingeladen, in den Büchern von {{organization}} zu arbeiten. Die Einladung gilt sieben Tage:

{{link}}

Wenn Sie den Absender nicht kennen, beachten Sie diese Nachricht nicht.`,
        button: 'Einladung annehmen',
      },
      password_reset: {
        subject: 'Ihr neues Passwort',
        text: `Für Ihr Konto wurde ein neues Passwort angefordert. Dieser Link gilt einmal, 30 Minuten lang:

{{link}}

Wenn Sie das nicht waren, beachten Sie diese Nachricht nicht: Ihr Passwort bleibt, wie es ist.`,
        button: 'Neues Passwort setzen',
      },
      password_changed: {
        subject: 'Ihr Passwort wurde geändert',
        text: `Das Passwort Ihres Kontos wurde geändert, und alle anderen Sitzungen sind beendet.

Wenn Sie das nicht waren, fordern Sie sofort ein neues Passwort an und sagen Sie dem Betreiber Bescheid.`,
      },
      new_address: {
        subject: 'Neue Adresse bestätigen',
        text: `Jemand möchte sich künftig mit dieser Adresse anmelden. Öffnen Sie diesen Link, der einen Tag lang gilt,
und melden Sie sich mit der bisherigen Adresse an, wenn Sie danach gefragt werden:

{{link}}

Wenn Sie das nicht waren, beachten Sie diese Nachricht nicht: Es ändert sich nichts.`,
        button: 'Adresse bestätigen',
      },
      address_changed: {
        subject: 'Ihre Adresse wurde geändert',
        text: `Ihr Konto hat jetzt eine andere Adresse. Mit dieser ist keine Anmeldung mehr möglich.

Wenn Sie das nicht waren, sagen Sie dem Betreiber sofort Bescheid.`,
      },
      new_place: {
        subject: 'Anmeldung von einer neuen Netzwerkadresse',
        text: `Jemand hat sich mit Ihrem Passwort an Ihrem Konto angemeldet, von einer Netzwerkadresse, die in den
letzten 90 Tagen nicht benutzt wurde: {{address}}, {{at}}.

Wenn Sie das waren, ist nichts zu tun. Wenn nicht, ändern Sie sofort Ihr Passwort und beenden Sie die Sitzungen, die
Sie nicht kennen:

{{link}}`,
        button: 'Sitzungen ansehen',
      },
    },
    fr: {
      invitation: {
        subject: 'Invitation à {{organization}}',
        text: `Vous êtes invité à travailler dans les livres de {{organization}}. L’invitation vaut sept jours :

{{link}}

Si vous ne connaissez pas l’expéditeur, ignorez ce message.`,
        button: 'Accepter l’invitation',
      },
      password_reset: {
        subject: 'Votre nouveau mot de passe',
        text: `Un nouveau mot de passe a été demandé pour votre compte. Ce lien sert une fois, pendant 30 minutes :

{{link}}

Si ce n’était pas vous, ignorez ce message : votre mot de passe reste le même.`,
        button: 'Choisir un mot de passe',
      },
      password_changed: {
        subject: 'Votre mot de passe a été changé',
        text: `Le mot de passe de votre compte a été changé et toutes les autres sessions ont pris fin.

Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe et prévenez l’exploitant du service.`,
      },
      new_address: {
        subject: 'Confirmez votre nouvelle adresse',
        text: `Quelqu’un veut se connecter avec cette adresse à l’avenir. Ouvrez ce lien, valable un jour, et
connectez-vous avec l’ancienne adresse si cela vous est demandé :

{{link}}

Si ce n’était pas vous, ignorez ce message : rien ne change.`,
        button: 'Confirmer l’adresse',
      },
      address_changed: {
        subject: 'Votre adresse a été changée',
        text: `Votre compte a maintenant une autre adresse, et celle-ci ne permet plus de se connecter.

Si ce n’était pas vous, prévenez tout de suite l’exploitant du service.`,
      },
      new_place: {
        subject: 'Connexion depuis une nouvelle adresse réseau',
        text: `Quelqu’un s’est connecté à votre compte avec votre mot de passe, depuis une adresse réseau qui n’a pas
servi ces 90 derniers jours : {{address}}, {{at}}.

Si c’était vous, il n’y a rien à faire. Sinon, changez tout de suite de mot de passe et mettez fin aux sessions que
vous ne connaissez pas :

{{link}}`,
        button: 'Voir les sessions',
      },
    },
  };
