import type { EInvoice } from '../../../../src/kernel/en16931/index.js';
import { buyer, invoice, line, lines, seller } from './sample-invoice.js';

export const several: EInvoice = {
  ...invoice,
  allowances: [
    {
      amount: '243.16',
      base_amount: '4863.13',
      percent: '5',
      category: 'S',
      rate: '19',
      reason: 'Messerabatt',
      origin: 0,
    },
    {
      amount: '60.79',
      base_amount: '1215.75',
      percent: '5',
      category: 'S',
      rate: '7',
      reason: 'Messerabatt',
      origin: 0,
    },
  ],
  charges: [{ amount: '85.00', category: 'S', rate: '19', reason: 'Versand und Versicherung', origin: 0 }],
  totals: {
    lines: '6078.88',
    allowances: '303.95',
    charges: '85.00',
    without_tax: '5859.93',
    tax: '974.79',
    with_tax: '6834.72',
    prepaid: '2000.00',
    rounding: '-0.02',
    payable: '4834.70',
  },
  tax_breakdown: [
    { taxable: '4704.97', tax: '893.94', category: 'S', rate: '19' },
    { taxable: '1154.96', tax: '80.85', category: 'S', rate: '7' },
  ],
  lines: lines.map((one, at) => (at < 2 ? one : { ...one, rate: '7' })),
};

export const long: EInvoice = {
  ...invoice,
  lines: Array.from({ length: 60 }, (_, at) => {
    return { ...lines[at % lines.length]!, id: String(at + 1) };
  }),
};

export const credit: EInvoice = {
  ...invoice,
  number: 'GS-2026-00012',
  type_code: '381',
  due_date: undefined,
  payment_terms: 'Der Betrag wird mit Ihrer nächsten Rechnung verrechnet.',
  preceding_invoices: [{ number: 'RE-2026-00169', issue_date: '2026-11-22' }],
  lines: [
    line(1, {
      name: 'Ausstellungsvitrine, Eiche geölt',
      quantity: '1',
      unit: 'H87',
      price: '1178.00',
      net: '1178.00',
    }),
  ],
  totals: {
    lines: '1178.00',
    without_tax: '1178.00',
    tax: '223.82',
    with_tax: '1401.82',
    payable: '1401.82',
  },
  tax_breakdown: [{ taxable: '1178.00', tax: '223.82', category: 'S', rate: '19' }],
};

export const reverseCharge: EInvoice = {
  ...invoice,
  buyer: {
    ...buyer,
    name: 'Galerie Moreau SARL',
    vat_id: 'FR40303265045',
    address: { line1: '12, rue des Tanneurs', city: 'Strasbourg', postal_code: '67000', country: 'FR' },
    contact: { name: 'Camille Moreau' },
  },
  notes: [],
  payment_terms: undefined,
  totals: { lines: '6078.88', without_tax: '6078.88', tax: '0.00', with_tax: '6078.88', payable: '6078.88' },
  tax_breakdown: [
    { taxable: '6078.88', tax: '0.00', category: 'AE', rate: '0', exemption_code: 'VATEX-EU-AE' },
  ],
};

export const gross: EInvoice = {
  ...invoice,
  lines: lines.slice(0, 2),
  totals: {
    lines: '4679.20',
    without_tax: '4679.20',
    tax: '889.05',
    with_tax: '5568.25',
    payable: '5568.25',
  },
  tax_breakdown: [{ taxable: '4679.20', tax: '889.05', category: 'S', rate: '19' }],
};

export const crowded: EInvoice = {
  ...several,
  buyer_reference: '05315-12345-44',
  sales_order_reference: 'AB-2026-7781',
  contract_reference: 'Rahmenvertrag 2024/17 – Innenausbau und Ausstellungstechnik',
  project_reference: 'Dauerausstellung „Licht und Wasser“',
  despatch_advice_reference: 'LS-2026-0991',
  buyer_accounting_reference: 'KST 4100',
  service_period: { start: '2026-11-01', end: '2026-11-30' },
  buyer: {
    ...buyer,
    name: 'Gesellschaft zur Förderung der Kunst im öffentlichen Raum der Metropolregion Rheinland mbH & Co. KG',
    trading_name: 'Kunsthalle am Fluss',
    address: {
      line1: 'Bernhard-Wilhelm-von-Oberursel-Straße 1284, Gebäude C, Aufgang 4',
      line2: 'Rechnungseingang, Postfach 11 22 33',
      city: 'Mülheim an der Ruhr-Saarn',
      postal_code: '45481',
      country: 'DE',
    },
  },
  lines: [
    line(1, {
      name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungskommentar, drei Bände in Leinen',
      description:
        'https://lindenhof.example/katalog/2026/sonderanfertigungen/vitrinen-und-sockel/' +
        'serie-nord?artikel=VIT-180-EICHE-GEOELT-ENTSPIEGELT\nZweite Zeile der Beschreibung.',
      seller_id: 'A-VERY-LONG-ARTICLE-NUMBER-WITHOUT-A-BREAK-0123456789-0123456789-0123456789',
      quantity: '123456.789',
      unit: 'H87',
      price: '98765.432101',
      net: '12193263113.70',
    }),
    ...several.lines.slice(1),
  ],
  notes: [
    { text: 'Lieferung frei Haus.\nBitte beachten Sie die beigefügte Pflegeanleitung.' },
    { text: 'Es gilt der Rahmenvertrag.' },
  ],
  delivery: {
    date: '2026-11-11',
    name: 'Kunsthalle am Fluss, Anlieferung',
    address: { line1: 'Hafenweg 9', city: 'Köln', postal_code: '50668', country: 'DE' },
  },
  attachments: [{ reference: 'A1', description: 'Aufmaß', filename: 'aufmass.pdf' }],
};

export const arabic: EInvoice = {
  ...invoice,
  buyer: {
    ...buyer,
    name: 'شركة النور للتجارة ذ.م.م',
    address: { line1: 'شارع الملك فهد ٤٥', city: 'الرياض', postal_code: '12345', country: 'SA' },
    contact: { name: 'ليلى الحداد' },
  },
  lines: [
    line(1, {
      name: 'خزانة عرض من خشب البلوط',
      description: '180 × 90 سم، زجاج مقاوم للانعكاس',
      quantity: '4',
      unit: 'H87',
      price: '1240.00',
      net: '4960.00',
    }),
    line(2, {
      name: 'Δοκιμή 12 – Пример – דוגמה – x̂',
      quantity: '1',
      unit: 'H87',
      price: '10.00',
      net: '10.00',
    }),
  ],
  totals: { lines: '4970.00', without_tax: '4970.00', tax: '0.00', with_tax: '4970.00', payable: '4970.00' },
  tax_breakdown: [{ taxable: '4970.00', tax: '0.00', category: 'G', rate: '0' }],
  notes: [{ text: 'شُكرًا لطلبكم 漢字 😀' }],
};

export const thai: EInvoice = {
  ...invoice,
  buyer: {
    ...buyer,
    name: 'บริษัท รุ่งเรืองการค้า จำกัด',
    address: { line1: '123 ถนนสุขุมวิท', city: 'กรุงเทพมหานคร', postal_code: '10110', country: 'TH' },
    contact: { name: 'สมชาย ใจดี' },
  },
  lines: [
    line(1, {
      name: 'ตู้โชว์ไม้โอ๊ค',
      description:
        'ขนาด 180 × 90 × 60 ซม. กระจกกันสะท้อน ล็อกได้ รวมค่าขนส่งและติดตั้งถึงสถานที่ของลูกค้าในเขตกรุงเทพมหานคร',
      quantity: '1',
      unit: 'H87',
      price: '10.00',
      net: '10.00',
    }),
    line(2, {
      name: 'प्रदर्शन अलमारी, ओक की लकड़ी',
      description: 'आकार १८० × ९० सेमी; क्षत्रिय श्री ज्ञान',
      quantity: '1',
      unit: 'H87',
      price: '10.00',
      net: '10.00',
    }),
  ],
  totals: { lines: '20.00', without_tax: '20.00', tax: '0.00', with_tax: '20.00', payable: '20.00' },
  tax_breakdown: [{ taxable: '20.00', tax: '0.00', category: 'G', rate: '0' }],
  notes: [{ text: 'ขอบคุณสำหรับการสั่งซื้อ – धन्यवाद ฿ ₹' }],
};

export const usLetter: EInvoice = {
  ...invoice,
  currency: 'USD',
  seller: {
    ...seller,
    name: 'Harbor & Pine Studio LLC',
    vat_id: undefined,
    tax_registration: '84-2910374',
    legal_registration: undefined,
    legal_info: undefined,
    address: {
      line1: '410 Water Street',
      line2: 'Suite 12',
      city: 'Portland',
      state: 'OR',
      postal_code: '97201',
      country: 'US',
    },
    contact: { name: 'Ana Ruiz', phone: '+1 503 555 0117', email: 'billing@harborpine.example' },
  },
  buyer: {
    ...buyer,
    name: 'Westlake Public Library',
    vat_id: undefined,
    address: { line1: '88 Maple Avenue', city: 'Seattle', state: 'WA', postal_code: '98101', country: 'US' },
    contact: { name: 'Jordan Lee' },
  },
  payment_terms: 'Net 14 days.',
  notes: [{ text: 'Thank you for your business.' }],
  payment: {
    means_code: '30',
    reference: 'RE-2026-00169',
    accounts: [{ id: '000123456789', name: 'Harbor & Pine Studio LLC' }],
  },
  tax_breakdown: [{ taxable: '6078.88', tax: '0.00', category: 'O', rate: '0' }],
  totals: { lines: '6078.88', without_tax: '6078.88', tax: '0.00', with_tax: '6078.88', payable: '6078.88' },
};
