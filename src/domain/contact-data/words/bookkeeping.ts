/** What has a number in the books, by language. `_` stands for a space. */
export const numberedThings: Record<string, string> = {
  English:
    'invoice inv check cheque account acct order ref reference batch ticket serial customer vendor supplier asset tag confirmation routing case claim policy license permit journal receipt transaction wire trace lot sku upc loan mortgage matter docket member employee tracking contract lease parcel entry settlement payout remittance grant award plan control terminal shipment notice submission filing registration voucher document certificate bond quote estimate credit_memo bill_of_lading policyholder subscriber escrow warrant requisition manifest dummy placeholder',
  'Numbers of companies and people':
    'ein tin ssn itin duns uei vat gst gstin abn acn nit rfc curp cuit cuil ruc rut cpf cnpj nip regon krs pesel siret siren bir ntn',
  Carriers: 'fedex ups usps dhl',
  'Places that pay out': 'amazon stripe paypal square shopify ebay walmart etsy',
  Spanish:
    'factura pedido póliza recibo boleta comprobante contrato expediente orden folio remito guía cuenta cheque reclamo siniestro préstamo',
  Portuguese: 'nota_fiscal nota nf nfe nf-e fatura apólice boleto processo protocolo conta empréstimo',
  French: 'facture commande dossier contrat police chèque reçu sinistre compte',
  German: 'rechnung rechnungsnummer auftrag bestellung kunde kundennummer vertrag beleg konto police aktenzeichen',
  Italian: 'fattura ordine polizza ricevuta pratica conto contratto',
  Dutch: 'factuur bestelling klant polis dossier rekening',
  Polish: 'faktura faktury zamówienie umowa polisa konto klient paragon',
  Russian:
    'счет счёт счета счёта счету счёту фактура счет-фактура счёт-фактура договор накладная заказ платеж платёж акт чек инн',
  Ukrainian: 'рахунок договір накладна замовлення',
  Filipino: 'resibo',
  Indonesian: 'faktur pesanan kontrak',
  Vietnamese: 'hóa_đơn đơn_hàng',
  Turkish: 'fatura sipariş poliçe',
}

/** What stands between such a thing and its number. */
export const beforeNumbers =
  'number numbers num no nr n id ids code is was of the has shows numero número nummer numer номер de da do del'
