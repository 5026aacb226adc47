import { skontoIsWellFormed } from '../skonto.js';
import type { EInvoice, PostalAddress } from '../model.js';
import { germanError, germanPaymentRules, germanWarning, type GermanRule } from './german-payment.js';
import { has, placesWhere, says, when, type Place } from './rule.js';

/** Categories under which a seller has a tax number. */
const TAXED = ['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'];
const USUAL_TYPES = ['326', '380', '381', '384', '389', '875', '876', '877'];
const EMAIL = /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/;
const PHONE = /[0-9].*[0-9].*[0-9]/s;
const URL = /^[a-zA-Z][a-zA-Z0-9+.-]+:.*/s;

const ADDRESS_PARTS = [
  {
    of: 'seller',
    part: 'city',
    xrechnung: 'BR-DE-3',
    peppol: 'DE-R-003',
    term: 'BT-37',
    message: 'Give your city.',
  },
  {
    of: 'seller',
    part: 'postal_code',
    xrechnung: 'BR-DE-4',
    peppol: 'DE-R-004',
    term: 'BT-38',
    message: 'Give your post code.',
  },
  {
    of: 'buyer',
    part: 'city',
    xrechnung: 'BR-DE-8',
    peppol: 'DE-R-008',
    term: 'BT-52',
    message: 'Give the city of the customer.',
  },
  {
    of: 'buyer',
    part: 'postal_code',
    xrechnung: 'BR-DE-9',
    peppol: 'DE-R-009',
    term: 'BT-53',
    message: 'Give the post code of the customer.',
  },
  {
    of: 'delivery',
    part: 'city',
    xrechnung: 'BR-DE-10',
    peppol: 'DE-R-010',
    term: 'BT-77',
    message: 'Give the city of the delivery.',
  },
  {
    of: 'delivery',
    part: 'postal_code',
    xrechnung: 'BR-DE-11',
    peppol: 'DE-R-011',
    term: 'BT-78',
    message: 'Give the post code of the delivery.',
  },
] as const;

/** What German public buyers ask for, and Peppol between two Germans. */
export const germanRules: readonly GermanRule[] = [
  ...germanPaymentRules,
  germanError(
    {
      xrechnung: 'BR-DE-15',
      peppol: 'DE-R-015',
      term: 'BT-10',
      message: 'Give the buyer reference; of a public buyer it is the Leitweg-ID.',
    },
    ({ buyer_reference }) => when(!has(buyer_reference)),
  ),
  germanError(
    { xrechnung: 'BR-DE-2', peppol: 'DE-R-002', term: 'BT-41', message: 'Name somebody to ask.' },
    ({ seller }) => when(says(seller) && !says(seller?.contact)),
  ),
  ...contactRules(),
  ...addressRules(),
  germanError(
    { xrechnung: 'BR-DE-14', peppol: 'DE-R-014', term: 'BT-119', message: 'Give the rate of each tax.' },
    ({ tax_breakdown }) => placesWhere(tax_breakdown, ({ rate }) => !has(rate)),
  ),
  germanError(
    {
      xrechnung: 'BR-DE-16',
      peppol: 'DE-R-016',
      term: 'BT-31',
      message: 'Give your VAT number or tax number.',
    },
    (invoice) => when(isTaxed(invoice) && !hasTaxNumber(invoice)),
  ),
  germanError(
    {
      xrechnung: 'BR-DE-18',
      peppol: 'DE-R-018',
      term: 'BT-20',
      code: 'wrong_format',
      message: 'Write a discount for early payment as #SKONTO#TAGE=14#PROZENT=2.00# in a line of its own.',
    },
    ({ payment_terms }) => when(has(payment_terms) && !skontoIsWellFormed(payment_terms)),
  ),
  germanError(
    {
      xrechnung: 'BR-DE-22',
      peppol: 'DE-R-022',
      term: 'BT-125',
      code: 'not_allowed',
      message: 'Give each attached file a name of its own.',
    },
    ({ attachments }) => sameNames(attachments),
  ),
  ...adviceRules(),
];

function contactRules(): GermanRule[] {
  const about = [
    {
      part: 'name',
      xrechnung: 'BR-DE-5',
      peppol: 'DE-R-005',
      term: 'BT-41',
      message: 'Name the person or department to ask.',
    },
    {
      part: 'phone',
      xrechnung: 'BR-DE-6',
      peppol: 'DE-R-006',
      term: 'BT-42',
      message: 'Give the phone number to ask at.',
    },
    {
      part: 'email',
      xrechnung: 'BR-DE-7',
      peppol: 'DE-R-007',
      term: 'BT-43',
      message: 'Give the e-mail address to ask at.',
    },
  ] as const;
  const errors = about.map(({ part, ...rule }) =>
    germanError(rule, ({ seller }) => when(says(seller?.contact) && !has(seller?.contact?.[part]))),
  );
  const phone = { xrechnung: 'BR-DE-27', peppol: 'DE-R-027', term: 'BT-42', code: 'wrong_format' } as const;
  const email = { xrechnung: 'BR-DE-28', peppol: 'DE-R-028', term: 'BT-43', code: 'wrong_format' } as const;
  return [
    ...errors,
    germanWarning({ ...phone, message: 'Give a phone number with three digits or more.' }, ({ seller }) =>
      when(says(seller?.contact) && !PHONE.test(seller?.contact?.phone ?? '')),
    ),
    germanWarning({ ...email, message: 'Check the e-mail address.' }, ({ seller }) =>
      when(says(seller?.contact) && !EMAIL.test((seller?.contact?.email ?? '').trim())),
    ),
  ];
}

function addressRules(): GermanRule[] {
  return ADDRESS_PARTS.map(({ of, part, ...rule }) =>
    germanError(rule, (invoice) => {
      const address: PostalAddress | undefined = invoice[of]?.address;
      return when(says(address) && !has(address?.[part]));
    }),
  );
}

function adviceRules(): GermanRule[] {
  return [
    germanWarning(
      {
        xrechnung: 'BR-DE-17',
        peppol: 'DE-R-017',
        term: 'BT-3',
        code: 'unknown_code',
        message: 'Use a usual document type.',
      },
      ({ type_code }) => when(!USUAL_TYPES.includes(type_code ?? '')),
    ),
    germanWarning(
      {
        xrechnung: 'BR-DE-26',
        peppol: 'DE-R-026',
        term: 'BT-25',
        message: 'Name the invoice that is corrected.',
      },
      ({ type_code, preceding_invoices }) => when(type_code === '384' && !says(preceding_invoices)),
    ),
    germanWarning(
      {
        xrechnung: 'BR-TMP-2',
        peppol: 'DE-R-T02',
        term: 'BT-124',
        code: 'wrong_format',
        message: 'Give the whole address of the attachment.',
      },
      ({ attachments }) => placesWhere(attachments, ({ url }) => has(url) && !URL.test(url.trim())),
    ),
  ];
}

function isTaxed({ lines, allowances, charges }: EInvoice): boolean {
  return [...lines, ...allowances, ...charges].some(({ category = '' }) => TAXED.includes(category));
}

function hasTaxNumber({ seller, tax_representative }: EInvoice): boolean {
  return has(seller?.vat_id) || has(seller?.tax_registration) || says(tax_representative);
}

function sameNames(attachments: EInvoice['attachments']): Place[] {
  const embedded = (at: number): string | undefined => {
    const { content, filename } = attachments[at] ?? {};
    return has(content) && has(filename) ? filename : undefined;
  };
  return attachments.flatMap((_one, at) => {
    const name = embedded(at);
    const isTaken =
      name !== undefined && attachments.some((_other, other) => other < at && embedded(other) === name);
    return isTaken ? [{ at }] : [];
  });
}
