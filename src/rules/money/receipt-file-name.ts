/** 'receipt-tx_1.pdf', or 'recu-tx_1.pdf' for an account in French. */
export function receiptFileName(transaction_id: string, language: 'en' | 'fr'): string {
  return `${language === 'fr' ? 'recu' : 'receipt'}-${transaction_id}.pdf`
}
