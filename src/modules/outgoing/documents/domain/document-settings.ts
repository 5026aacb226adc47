export const documentTemplates = ['classic', 'plain'] as const;

export const papers = ['a4', 'letter'] as const;

/** What a payment code gives as reference of the transfer. */
export const codeReferences = ['payment_reference', 'number'] as const;

/** What happens to an invoice that is not valid in its customer's format when it is to be issued. */
export const preflightModes = ['off', 'warn', 'block'] as const;

/** A customer may have to look up what was paid; more than ten years is without end. */
export const LINK_DAYS_MAX = 3650;

/** How an organization wants its documents to look, and how strict it is. */
export interface DocumentSettings {
  readonly template: (typeof documentTemplates)[number];
  readonly accent_color: string;
  readonly paper: (typeof papers)[number];
  /** Of documents whose customer has none. */
  readonly locale: string;
  readonly show_payment_code: boolean;
  readonly payment_code_reference: (typeof codeReferences)[number];
  /** Up to three columns of lines; without any, they follow from what is known of the organization. */
  readonly footer: readonly FooterColumn[];
  readonly intro: string | null;
  readonly closing: string | null;
  readonly preflight: (typeof preflightModes)[number];
  /** Where invoices are paid online, with places for what is paid; the customer's page leads there. */
  readonly payment_url: string | null;
  /** Until when links to a document work: this long after nothing was left to be paid; 0 is without end. */
  readonly link_days_after_payment: number;
}

export interface FooterColumn {
  /** Its lines, separated by line ends. */
  readonly text: string;
}

/** What a manager says of them. */
export type DocumentSettingsDetails = {
  readonly [Name in keyof DocumentSettings]?: DocumentSettings[Name] | undefined;
};

const defaults: DocumentSettings = {
  template: 'classic',
  accent_color: '#0b6e5b',
  paper: 'a4',
  locale: 'en',
  show_payment_code: true,
  payment_code_reference: 'payment_reference',
  footer: [],
  intro: null,
  closing: null,
  preflight: 'warn',
  payment_url: null,
  link_days_after_payment: 90,
};

/** What is said, and of the rest the defaults. */
export function documentSettings(details: DocumentSettingsDetails): DocumentSettings {
  return {
    template: details.template ?? defaults.template,
    accent_color: details.accent_color ?? defaults.accent_color,
    paper: details.paper ?? defaults.paper,
    locale: details.locale ?? defaults.locale,
    show_payment_code: details.show_payment_code ?? defaults.show_payment_code,
    payment_code_reference: details.payment_code_reference ?? defaults.payment_code_reference,
    footer: details.footer ?? defaults.footer,
    intro: details.intro ?? defaults.intro,
    closing: details.closing ?? defaults.closing,
    preflight: details.preflight ?? defaults.preflight,
    payment_url: details.payment_url ?? defaults.payment_url,
    link_days_after_payment: details.link_days_after_payment ?? defaults.link_days_after_payment,
  };
}

/** What tells customers where to pay, to be compared. Texts too, because an account can be typed into each. */
export function saysHowToPay({ payment_url, footer, intro, closing }: DocumentSettings): string {
  const columns = footer.map(({ text }) => text);
  return JSON.stringify([payment_url, columns, intro, closing]);
}
