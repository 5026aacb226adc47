/**
 * A small company in each language of the demo: what it is called, to whom and what it sells. Prices are before tax, in
 * the currency of the company. Names and addresses are made up, and no mail reaches the domains.
 */
export const companies = {
  en: {
    name: 'Harbour Joinery',
    locale: 'en-GB',
    organization: {
      legal_name: 'Harbour Joinery Ltd',
      address: { line1: '4 Quay Street', city: 'Bristol', postal_code: 'BS1 4DJ', country: 'GB' },
      bank_details: { bank_name: 'Avon Bank', iban: 'GB33BUKB20201555555555', bic: 'BUKBGB22' },
      email: 'office@harbour.example',
      currency: 'GBP',
      time_zone: 'Europe/London',
    },
    taxRate: 20,
    customers: [
      customer('Clifton Books', 'accounts@clifton.example', ['12 Park Row', 'Bristol', 'BS1 5LJ', 'GB']),
      customer('Severn Hotels', 'invoices@severn.example', ['1 Dock Road', 'Newport', 'NP20 2NS', 'GB']),
      customer('Mendip Cider', 'orders@mendip.example', ['Orchard Lane', 'Wells', 'BA5 3LF', 'GB']),
      customer('Brunel Primary School', 'office@brunel.example', ['Temple Back', 'Bristol', 'BS1 6EH', 'GB']),
      customer('Ada King', 'ada@example.com', ['7 Royal York Crescent', 'Bristol', 'BS8 4JZ', 'GB']),
      customer('Tidal Architects', 'studio@tidal.example', ['30 Welsh Back', 'Bristol', 'BS1 4SS', 'GB']),
    ],
    products: [
      product('Joiner’s hour', 48, { label: 'h', code: 'HUR' }),
      product('Oak shelf, 120 cm', 89.5, { label: 'pc', code: 'C62' }),
      product('Counter, made to measure', 1240, { label: 'pc', code: 'C62' }),
      product('Window repair', 175, { label: 'pc', code: 'C62' }),
      product('Delivery', 35, { label: 'trip', code: 'C62' }),
      product('Care of wooden floors', 6.8, { label: 'm²', code: 'MTK' }),
    ],
    recurring: 'Care contract',
    terms: 'Half is due when the order is placed.',
  },
  de: {
    name: 'Tischlerei Lindenhof',
    locale: 'de',
    organization: {
      legal_name: 'Tischlerei Lindenhof GmbH',
      address: { line1: 'Am Lindenhof 3', city: 'Leipzig', postal_code: '04109', country: 'DE' },
      tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
      bank_details: { bank_name: 'Pleißebank', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
      email: 'buero@lindenhof.example',
      legal_info: 'Geschäftsführerin: Ada König. Amtsgericht Leipzig.',
      currency: 'EUR',
      time_zone: 'Europe/Berlin',
    },
    taxRate: 19,
    customers: [
      customer('Buchhandlung Auerbach', 'buchhaltung@auerbach.example', [
        'Ritterstraße 12',
        'Leipzig',
        '04109',
        'DE',
      ]),
      customer('Hotel Elster GmbH', 'rechnung@elster.example', ['Uferweg 1', 'Halle', '06108', 'DE']),
      customer('Kelterei Muldental', 'einkauf@muldental.example', ['Obstgasse 5', 'Grimma', '04668', 'DE']),
      customer('Grundschule am Park', 'sekretariat@parkschule.example', [
        'Parkallee 20',
        'Leipzig',
        '04275',
        'DE',
      ]),
      customer('Martha Vogel', 'martha@example.com', ['Nordplatz 7', 'Leipzig', '04105', 'DE']),
      customer('Architekten Weiß & Sommer', 'buero@weiss-sommer.example', [
        'Kanalstraße 30',
        'Leipzig',
        '04107',
        'DE',
      ]),
    ],
    products: [
      product('Tischlerstunde', 62, { label: 'Std.', code: 'HUR' }),
      product('Eichenregal, 120 cm', 98.5, { label: 'Stück', code: 'C62' }),
      product('Theke nach Maß', 1480, { label: 'Stück', code: 'C62' }),
      product('Fensterreparatur', 190, { label: 'Stück', code: 'C62' }),
      product('Anfahrt', 39, { label: 'Fahrt', code: 'C62' }),
      product('Pflege von Holzböden', 7.4, { label: 'm²', code: 'MTK' }),
    ],
    recurring: 'Pflegevertrag',
    terms: 'Die Hälfte ist mit der Bestellung fällig.',
  },
  fr: {
    name: 'Menuiserie du Port',
    locale: 'fr',
    organization: {
      legal_name: 'Menuiserie du Port SARL',
      address: { line1: '4 quai de la Fosse', city: 'Nantes', postal_code: '44000', country: 'FR' },
      tax_ids: [{ type: 'eu_vat', value: 'FR40303265045' }],
      bank_details: {
        bank_name: 'Banque de l’Erdre',
        iban: 'FR1420041010050500013M02606',
        bic: 'PSSTFRPPNTE',
      },
      email: 'bureau@menuiserie.example',
      currency: 'EUR',
      time_zone: 'Europe/Paris',
    },
    taxRate: 20,
    customers: [
      customer('Librairie des Halles', 'compta@halles.example', ['12 rue Kervégan', 'Nantes', '44000', 'FR']),
      customer('Hôtel de l’Erdre', 'factures@erdre.example', ['1 quai Ceineray', 'Nantes', '44000', 'FR']),
      customer('Cidrerie du Bocage', 'achats@bocage.example', ['Le Verger', 'Clisson', '44190', 'FR']),
      customer('École du Parc', 'secretariat@parc.example', ['20 allée du Parc', 'Rezé', '44400', 'FR']),
      customer('Camille Lefèvre', 'camille@example.com', ['7 rue Crébillon', 'Nantes', '44000', 'FR']),
      customer('Atelier Marée', 'studio@maree.example', ['30 quai Malakoff', 'Nantes', '44000', 'FR']),
    ],
    products: [
      product('Heure de menuiserie', 54, { label: 'h', code: 'HUR' }),
      product('Étagère en chêne, 120 cm', 92.5, { label: 'pièce', code: 'C62' }),
      product('Comptoir sur mesure', 1390, { label: 'pièce', code: 'C62' }),
      product('Réparation de fenêtre', 180, { label: 'pièce', code: 'C62' }),
      product('Déplacement', 37, { label: 'trajet', code: 'C62' }),
      product('Entretien de parquet', 7.1, { label: 'm²', code: 'MTK' }),
    ],
    recurring: 'Contrat d’entretien',
    terms: 'La moitié est due à la commande.',
  },
};

function customer(name, email, [line1, city, postal_code, country]) {
  return {
    name,
    email,
    billing_address: { line1, city, postal_code, country },
    payment_terms: { net_days: 14 },
  };
}

function product(name, price, unit) {
  return { name, price, unit };
}
