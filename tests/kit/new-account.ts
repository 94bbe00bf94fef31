import type { InputOf } from '#contract/endpoint.ts'
import type { chargeAndWebsite } from '#contract/account-setup/new-account.ts'

export type NewAccountInput = InputOf<typeof chargeAndWebsite>

/** The total for a Professional year in Ontario: 79 less 20 %, 12 months, setup 99, HST 13 %. */
export const PROFESSIONAL_YEAR = 968.86

/** The wizard's request, with `change` merged in. */
export function newAccount(change: Partial<NewAccountInput> = {}): NewAccountInput {
  return {
    billing_name: 'Amara Osei',
    billing_contact: '4165550134',
    billing_email: 'amara@lakeshore.ca',
    billing_address: '120 Queen Street West',
    billing_address_2: '',
    billing_city: 'Toronto',
    billing_state: 'ON',
    billing_zip: 'M5H 2N2',
    salesman_name: 'Amara Osei',
    salesman_contact: '4165550134',
    salesman_email: 'amara@lakeshore.ca',
    salesman_designation: 'Broker',
    salesman_image: '',
    company_name: 'Lakeshore Realty Brokerage',
    company_contact: '4165550100',
    company_fax: '',
    company_email: '',
    company_address: '120 Queen Street West, Toronto, ON M5H 2N2',
    company_address_2: '',
    company_logo: '',
    website_details: {
      template_id: 1,
      website_name: 'Amara Osei Homes',
      base_url: 'amaraosei.ca',
      logo: ''
    },
    coupon_code: '',
    isTrial: false,
    plan_duration: 12,
    plan_id: 2,
    plan_name: 'Professional',
    price: PROFESSIONAL_YEAR,
    token: 'sbx_card_visa_1230',
    ...change
  }
}
