/**
 * Names that the columns of invoices have in the files of other programs, besides the name of the field itself: in
 * English, German and French, letters and digits only.
 */
export const invoiceColumnNames: Readonly<Record<string, string>> = {
  number:
    'invoicenumber invoiceno invoicenr invoice invoicenum documentnumber rechnungsnummer rechnungsnr rechnung ' +
    'belegnummer numerofacture numerodefacture nfacture facture',
  external_id: 'invoiceid id externalid rechnungsid',
  status: 'invoicestatus state documentstatus rechnungsstatus etat statut',
  issue_date:
    'invoicedate date dateissued issuedate documentdate billdate rechnungsdatum datum belegdatum datefacture ' +
    'datedefacture datedemission',
  due_date:
    'duedate due paymentdue faelligkeitsdatum falligkeitsdatum fallig faellig faelligam falligam dateecheance ' +
    'echeance invoiceduedate',
  currency: 'currencycode wahrung waehrung devise',
  customer_external_id:
    'customerid clientid customerno clientno customernumber clientnumber kundennummer kundennr numeroclient codeclient',
  customer_name:
    'customer customername client clientname company companyname kunde kundenname firma ' +
    'societe nomclient',
  customer_email: 'customeremail clientemail email emailaddress',
  reference:
    'ponumber purchaseorder purchaseordernumber ponum bestellnummer bestellnr numerocommande ordernumber ' +
    'invoiceponumber',
  note: 'privatenotes notes notiz bemerkung bemerkungen remarques',
  prices_include_tax: 'isinclusivetax usesinclusivetaxes inclusivetax taxinclusive invoiceusesinclusivetaxes',
  discount_amount: 'entitydiscountamount invoicediscount discounttotal rabatt gesamtrabatt remise',
  charge_amount: 'shippingcharge shipping versand versandkosten fraisdeport',
  tax_total: 'tax taxamount totaltax vat vatamount mwst mwstbetrag ust steuerbetrag steuer tva montanttva',
  total:
    'amount invoiceamount totalamount grandtotal invoicetotal gesamtbetrag brutto bruttobetrag rechnungsbetrag ' +
    'summe totalttc montantttc montant',
  amount_paid: 'paid amountpaid paidamount paidtodate bezahlt gezahlt paye montantpaye paymentamount',
  amount_due:
    'balance balancedue amountdue balancedueamount offen offenerbetrag restbetrag solde ' +
    'resteapayer invoicebalance',
  paid_on: 'datepaid paymentdate lastpaymentdate paiddate bezahltam zahlungsdatum datedepaiement',
  'items.0.name':
    'itemname itemproductkey item lineitem itemproduct productkey product productname artikel bezeichnung ' +
    'position article designation',
  'items.0.sku': 'sku itemcode artikelnummer artikelnr codearticle',
  'items.0.description': 'itemdesc itemdescription itemnotes linedescription description beschreibung',
  'items.0.quantity': 'itemquantity quantity qty menge anzahl quantite',
  'items.0.price':
    'itemprice itemcost rate unitprice unitcost cost price preis einzelpreis prix prixunitaire',
  'items.0.tax_rate':
    'itemtaxrate itemtaxrate1 itemtax itemtaxpercentage taxpercentage vatrate taxrate1 steuersatz mwstsatz tauxtva',
  'items.0.discount_percent': 'discountpercentage discountpercent rabattprozent',
  'items.0.discount_amount': 'itemdiscount itemdiscountamount linediscount',
};
