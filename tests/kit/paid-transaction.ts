/** A successful payment in the list of transactions. */
export const PAID = {
  transaction_id: 'tx_1',
  amount: 968.86,
  created: '2026-10-14T13:12:00.000Z',
  card_last4: '4242',
  status: 1
}
