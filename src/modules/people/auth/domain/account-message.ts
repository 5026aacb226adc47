/** A message to somebody about their account. The token is part of the link in it. */
export type AccountMessage =
  | {
      readonly kind: 'invitation';
      readonly to: string;
      readonly token: string;
      readonly organization: string;
    }
  | { readonly kind: 'password_reset'; readonly to: string; readonly token: string }
  | { readonly kind: 'new_address'; readonly to: string; readonly token: string }
  | { readonly kind: 'password_changed' | 'address_changed'; readonly to: string }
  /** A sign-in from a network address that the account was not signed in to from before. */
  | { readonly kind: 'new_place'; readonly to: string; readonly at: string; readonly address: string }
  | Notice;

/** Something that somebody looks after needs them. Its words are those of the slice that sends it. */
export interface Notice {
  readonly kind: 'notice';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The words on the button, and the page of the panel that it leads to. */
  readonly button: string;
  readonly page: `/${string}`;
}
