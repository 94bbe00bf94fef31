import * as v from 'valibot'
import { $user } from '#gateways/storage/saved.ts'
import type { AccountDetails, SetupStep } from '#contract/account-setup/account-details.ts'
import { BillingStep } from '#contract/account-setup/setup-steps.ts'
import { splitAddress } from '#rules/people/address-line.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { $siteData } from '../site/site-data.ts'

/** The values that a step starts with. Text that a person has deleted stays deleted. */
export function defaultsOf(step: SetupStep, details: AccountDetails): AccountDetails {
  if (step === 'agent') {
    const user = $user.get()
    return {
      salesman_name: details.salesman_name ?? user?.name ?? '',
      salesman_contact: details.salesman_contact ?? formatPhone(user?.contact ?? ''),
      salesman_email: details.salesman_email ?? user?.email ?? ''
    }
  }
  if (step === 'payment' && !details.billing_name?.trim()) {
    return {
      billing_name: details.salesman_name ?? '',
      billing_contact: details.billing_contact || (details.salesman_contact ?? ''),
      billing_email: details.billing_email || (details.salesman_email ?? ''),
      ...(details.billing_address ? {} : billingAddressOf(details))
    }
  }
  return {}
}

/** The brokerage's address, which is one line, in the fields of the billing address. */
function billingAddressOf({
  company_address: line = '',
  billing_city,
  billing_state,
  billing_zip
}: AccountDetails): AccountDetails {
  const site = $siteData.get()
  const provinces = site.status === 'ready' ? site.data.provinces : []
  const { city, postalCode, province, street } = splitAddress(
    line,
    provinces.map(({ province_name: name, province_shortcode: shortcode }) => ({ name, shortcode }))
  )
  // A street that is too short for its field would greet the agent with an error.
  if (!v.safeParse(BillingStep.entries.billing_address, street).success) {
    return { billing_address: line }
  }
  return {
    billing_address: street,
    billing_city: billing_city || city,
    billing_state: billing_state || province,
    billing_zip: billing_zip || postalCode
  }
}
