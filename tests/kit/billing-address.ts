/** The billing address of an order, as the panel answers it. */
export const BILLING_ADDRESS = {
  billing_name: 'Amara Osei',
  billing_address_1: '120 Queen Street West',
  billing_address_2: 'none',
  billing_city: 'Toronto',
  billing_state: 'ON',
  billing_zip: 'M5H 2N2'
}
