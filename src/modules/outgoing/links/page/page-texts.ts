import type { ShownState } from '../domain/invoice-state.js';

/** What the customer's page says beside the document. Braces stand for what is filled in. */
export interface PageTexts {
  readonly states: Readonly<Record<ShownState, string>>;
  /** `{date}`. */
  readonly due_by: string;
  readonly was_due: string;
  readonly nothing_due: string;
  /** Of an invoice that is not asked for any more. */
  readonly not_asked: string;
  readonly void: string;
  readonly amount_due: string;
  /** In instalments: above the amount that is due next, and above all of them. */
  readonly plan: Readonly<Record<'next' | 'all', string>>;
  /** `{amount}`, `{date}` and `{saves}`: a discount for paying early. */
  readonly pay_early: string;
  readonly total: string;
  readonly paid: string;
  readonly credited: string;
  readonly discount: string;
  /** A small rest that was let go. */
  readonly waived: string;
  /** Said first of all by documents of test books. */
  readonly test: string;
  /** Of a credit note. */
  readonly nothing_to_pay: string;
  readonly void_note: string;
  readonly download: Readonly<Record<'invoice' | 'credit_note', string>>;
  /** Over the table of lines. */
  readonly lines: string;
  /** `{count}`: lines that are not shown. */
  readonly more_lines: string;
  readonly pay_online: string;
  readonly missing: string;
  readonly missing_advice: string;
  /** On a button: a mail with a fresh link, to whom the old one was sent. */
  readonly renew: string;
  readonly renewed: string;
  readonly renewed_advice: string;
  readonly busy: string;
}

const en: PageTexts = {
  states: {
    open: 'To be paid',
    overdue: 'Overdue',
    partially_paid: 'Partly paid',
    paid: 'Paid',
    credited: 'Credited',
    void: 'Void',
    closed: 'Closed',
  },
  due_by: 'Due by {date}',
  was_due: 'Was due on {date}',
  nothing_due: 'Nothing is left to be paid.',
  not_asked: 'No payment is asked for.',
  void: 'This invoice is void. Please do not pay it.',
  amount_due: 'Amount due',
  plan: { next: 'To be paid next', all: 'Instalments' },
  pay_early: 'Pay {amount} by {date} and save {saves}.',
  total: 'Total',
  paid: 'Paid',
  credited: 'Credited',
  discount: 'Discount for paying early',
  waived: 'Remainder let go',
  test: 'Test books: this document is not real. Please do not pay it.',
  nothing_to_pay: 'You have nothing to pay.',
  void_note: 'This credit note is void. It does not count.',
  download: { invoice: 'Download the invoice (PDF)', credit_note: 'Download the credit note (PDF)' },
  lines: 'Items',
  more_lines: 'Further lines are in the PDF: {count}.',
  pay_online: 'Pay online',
  missing: 'This link shows nothing',
  missing_advice: 'It may have ended, or the address is not complete. Ask the sender for a new one.',
  renew: 'Mail me a fresh link',
  renewed: 'Thank you',
  renewed_advice:
    'If the link was right and has ended, a fresh one is on its way to the addresses that the first ' +
    'one was sent to. It can take some minutes.',
  busy: 'There were too many requests. Please try again in a moment.',
};

const de: PageTexts = {
  states: {
    open: 'Offen',
    overdue: 'Überfällig',
    partially_paid: 'Teilweise bezahlt',
    paid: 'Bezahlt',
    credited: 'Gutgeschrieben',
    void: 'Storniert',
    closed: 'Abgeschlossen',
  },
  due_by: 'Zahlbar bis {date}',
  was_due: 'War zahlbar bis {date}',
  nothing_due: 'Es ist nichts mehr zu zahlen.',
  not_asked: 'Es wird keine Zahlung verlangt.',
  void: 'Diese Rechnung ist storniert. Bitte zahlen Sie nichts.',
  amount_due: 'Noch zu zahlen',
  plan: { next: 'Als Nächstes zu zahlen', all: 'Raten' },
  pay_early: 'Zahlen Sie bis {date} {amount} und sparen Sie {saves} (Skonto).',
  total: 'Gesamtbetrag',
  paid: 'Bezahlt',
  credited: 'Gutgeschrieben',
  discount: 'Skonto',
  waived: 'Rest erlassen',
  test: 'Testbuchhaltung: Dieses Dokument ist nicht echt. Bitte zahlen Sie nichts.',
  nothing_to_pay: 'Sie müssen nichts zahlen.',
  void_note: 'Diese Gutschrift ist storniert. Sie zählt nicht.',
  download: { invoice: 'Rechnung herunterladen (PDF)', credit_note: 'Gutschrift herunterladen (PDF)' },
  lines: 'Positionen',
  more_lines: 'Weitere Positionen stehen im PDF: {count}.',
  pay_online: 'Online bezahlen',
  missing: 'Dieser Link zeigt nichts an',
  missing_advice:
    'Vielleicht ist er abgelaufen, oder die Adresse ist unvollständig. Bitten Sie den Absender um einen neuen.',
  renew: 'Neuen Link zusenden',
  renewed: 'Danke',
  renewed_advice:
    'Falls der Link richtig war und abgelaufen ist, geht ein neuer an die Adressen, an die der ' +
    'erste gesandt wurde. Das kann einige Minuten dauern.',
  busy: 'Es waren zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
};

const fr: PageTexts = {
  states: {
    open: 'À payer',
    overdue: 'En retard',
    partially_paid: 'Payée en partie',
    paid: 'Payée',
    credited: 'Créditée',
    void: 'Annulée',
    closed: 'Close',
  },
  due_by: 'À payer au plus tard le {date}',
  was_due: 'Était à payer le {date}',
  nothing_due: 'Il ne reste rien à payer.',
  not_asked: 'Aucun paiement n’est demandé.',
  void: 'Cette facture est annulée. Veuillez ne rien payer.',
  amount_due: 'Reste à payer',
  plan: { next: 'Prochain paiement', all: 'Échéances' },
  pay_early: 'Payez {amount} jusqu’au {date} et économisez {saves}.',
  total: 'Total',
  paid: 'Payé',
  credited: 'Crédité',
  discount: 'Escompte',
  waived: 'Solde abandonné',
  test: 'Comptabilité de test\u00a0: ce document n’est pas réel. Veuillez ne rien payer.',
  nothing_to_pay: 'Vous n’avez rien à payer.',
  void_note: 'Cet avoir est annulé. Il ne compte pas.',
  download: { invoice: 'Télécharger la facture (PDF)', credit_note: 'Télécharger l’avoir (PDF)' },
  lines: 'Lignes',
  more_lines: 'Autres lignes dans le PDF\u00a0: {count}.',
  pay_online: 'Payer en ligne',
  missing: 'Ce lien n’affiche rien',
  missing_advice:
    'Il a peut-être expiré, ou l’adresse est incomplète. Demandez-en un nouveau à l’expéditeur.',
  renew: 'Recevoir un nouveau lien',
  renewed: 'Merci',
  renewed_advice:
    'Si le lien était juste et a expiré, un nouveau part vers les adresses auxquelles le premier a ' +
    'été envoyé. Cela peut prendre quelques minutes.',
  busy: 'Il y a eu trop de requêtes. Veuillez réessayer dans un instant.',
};

const es: PageTexts = {
  states: {
    open: 'Pendiente de pago',
    overdue: 'Vencida',
    partially_paid: 'Pagada en parte',
    paid: 'Pagada',
    credited: 'Abonada',
    void: 'Anulada',
    closed: 'Cerrada',
  },
  due_by: 'A pagar hasta el {date}',
  was_due: 'Venció el {date}',
  nothing_due: 'No queda nada por pagar.',
  not_asked: 'No se pide ningún pago.',
  void: 'Esta factura está anulada. Por favor, no la pague.',
  amount_due: 'Importe pendiente',
  plan: { next: 'Próximo pago', all: 'Plazos' },
  pay_early: 'Pague {amount} hasta el {date} y ahorre {saves}.',
  total: 'Total',
  paid: 'Pagado',
  credited: 'Abonado',
  discount: 'Descuento por pronto pago',
  waived: 'Resto condonado',
  test: 'Contabilidad de prueba: este documento no es real. Por favor, no lo pague.',
  nothing_to_pay: 'No tiene nada que pagar.',
  void_note: 'Esta factura rectificativa está anulada. No cuenta.',
  download: {
    invoice: 'Descargar la factura (PDF)',
    credit_note: 'Descargar la factura rectificativa (PDF)',
  },
  lines: 'Líneas',
  more_lines: 'Más líneas en el PDF: {count}.',
  pay_online: 'Pagar en línea',
  missing: 'Este enlace no muestra nada',
  missing_advice: 'Puede que haya caducado o que la dirección esté incompleta. Pida uno nuevo al remitente.',
  renew: 'Recibir un enlace nuevo',
  renewed: 'Gracias',
  renewed_advice:
    'Si el enlace era correcto y ha caducado, se enviará uno nuevo a las direcciones a las que se ' +
    'envió el primero. Puede tardar unos minutos.',
  busy: 'Ha habido demasiadas solicitudes. Vuelva a intentarlo en un momento.',
};

const it: PageTexts = {
  states: {
    open: 'Da pagare',
    overdue: 'Scaduta',
    partially_paid: 'Pagata in parte',
    paid: 'Pagata',
    credited: 'Accreditata',
    void: 'Annullata',
    closed: 'Chiusa',
  },
  due_by: 'Da pagare entro il {date}',
  was_due: 'Scaduta il {date}',
  nothing_due: 'Non resta nulla da pagare.',
  not_asked: 'Non è richiesto alcun pagamento.',
  void: 'Questa fattura è annullata. Non la pagate.',
  amount_due: 'Importo dovuto',
  plan: { next: 'Prossimo pagamento', all: 'Rate' },
  pay_early: 'Paghi {amount} entro il {date} e risparmi {saves}.',
  total: 'Totale',
  paid: 'Pagato',
  credited: 'Accreditato',
  discount: 'Sconto per pagamento anticipato',
  waived: 'Resto abbuonato',
  test: 'Contabilità di prova: questo documento non è reale. Non lo pagate.',
  nothing_to_pay: 'Non dovete pagare nulla.',
  void_note: 'Questa nota di credito è annullata. Non conta.',
  download: { invoice: 'Scarica la fattura (PDF)', credit_note: 'Scarica la nota di credito (PDF)' },
  lines: 'Voci',
  more_lines: 'Altre righe nel PDF: {count}.',
  pay_online: 'Paga online',
  missing: 'Questo link non mostra nulla',
  missing_advice: 'Forse è scaduto, o l’indirizzo è incompleto. Chiedetene uno nuovo al mittente.',
  renew: 'Inviatemi un nuovo link',
  renewed: 'Grazie',
  renewed_advice:
    'Se il link era giusto ed è scaduto, ne parte uno nuovo verso gli indirizzi a cui fu inviato il ' +
    'primo. Può richiedere qualche minuto.',
  busy: 'Ci sono state troppe richieste. Riprovate tra un momento.',
};

const nl: PageTexts = {
  states: {
    open: 'Te betalen',
    overdue: 'Vervallen',
    partially_paid: 'Deels betaald',
    paid: 'Betaald',
    credited: 'Gecrediteerd',
    void: 'Geannuleerd',
    closed: 'Afgesloten',
  },
  due_by: 'Te betalen vóór of op {date}',
  was_due: 'Had betaald moeten zijn op {date}',
  nothing_due: 'Er hoeft niets meer te worden betaald.',
  not_asked: 'Er wordt geen betaling gevraagd.',
  void: 'Deze factuur is geannuleerd. Betaal haar niet.',
  amount_due: 'Nog te betalen',
  plan: { next: 'Nu te betalen', all: 'Termijnen' },
  pay_early: 'Betaal {amount} uiterlijk op {date} en bespaar {saves}.',
  total: 'Totaal',
  paid: 'Betaald',
  credited: 'Gecrediteerd',
  discount: 'Korting voor snelle betaling',
  waived: 'Rest kwijtgescholden',
  test: 'Testadministratie: dit document is niet echt. Betaal het niet.',
  nothing_to_pay: 'U hoeft niets te betalen.',
  void_note: 'Deze creditnota is geannuleerd. Zij telt niet.',
  download: { invoice: 'Factuur downloaden (PDF)', credit_note: 'Creditnota downloaden (PDF)' },
  lines: 'Regels',
  more_lines: 'Verdere regels staan in de PDF: {count}.',
  pay_online: 'Online betalen',
  missing: 'Deze link toont niets',
  missing_advice: 'Misschien is hij verlopen of is het adres onvolledig. Vraag de afzender om een nieuwe.',
  renew: 'Stuur mij een nieuwe link',
  renewed: 'Dank u',
  renewed_advice:
    'Als de link juist was en verlopen is, gaat een nieuwe naar de adressen waarnaar de eerste is ' +
    'gestuurd. Dat kan enkele minuten duren.',
  busy: 'Er waren te veel verzoeken. Probeer het zo meteen opnieuw.',
};

/** By language, in the order in which a page without a language shows them. */
export const pageTexts: Readonly<Record<string, PageTexts>> = { en, de, fr, es, it, nl };

/** The texts of a language such as `de` or `en-US`; English where there are none. */
export function pageTextsOf(language: string): PageTexts {
  return pageTexts[language.split('-', 1)[0] ?? ''] ?? en;
}
