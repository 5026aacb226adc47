/** A message to somebody about their account. The token is part of the link in it. */
export type AccountMessage =
  | {
      readonly kind: 'invitation';
      readonly to: string;
      readonly token: string;
      readonly organization: string;
    }
  | { readonly kind: 'password_reset'; readonly to: string; readonly token: string }
  | { readonly kind: 'password_changed'; readonly to: string };
