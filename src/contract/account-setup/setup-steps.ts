import * as v from 'valibot'
import { normaliseDomain } from '#rules/websites/domain.ts'
import { DRAFT_TEXT_MAX } from '#rules/limits.ts'
import { AccountDetails, duration } from './account-details.ts'
import {
  atLeast,
  email,
  image,
  optionalEmail,
  optionalPhone,
  optionalText,
  phone,
  picture,
  postalCode,
  rowId,
  text
} from '../fields.ts'
import * as labels from '../labels.ts'

export const DOMAIN_INVALID = 'Please enter a valid domain name'
export const DOMAIN_EXISTS = 'Domain already exists'

const INVALID_NUMBER = 'Please enter a valid number. Only numbers accepted.'
const INVALID_EMAIL = 'Please enter a valid email address.'

export const TemplateStep = v.object({ template_id: rowId('Please choose a template.') })

/** A domain name in any spelling a person types; it comes out normalised. */
export const baseUrl = v.pipe(
  v.string('Website url is required'),
  v.trim(),
  v.minLength(1, 'Website url is required'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const domain = normaliseDomain(dataset.value)
    if (domain === undefined) {
      addIssue({ message: DOMAIN_INVALID })
      return NEVER
    }
    return domain
  })
)

export const WebsiteStep = v.object({
  website_name: text(labels.website_name, { min: 3, required: 'Website name is required' }),
  base_url: baseUrl,
  logo: image
})

/** The same step where the domains the panel called taken are remembered. */
export function websiteStep(isTaken: (domain: string) => boolean) {
  return v.object({
    ...WebsiteStep.entries,
    base_url: v.pipe(
      baseUrl,
      v.check((domain) => !isTaken(domain), DOMAIN_EXISTS)
    )
  })
}

export const AgentStep = v.object({
  salesman_name: text(labels.salesman_name, {
    min: 3,
    required: 'Agent name is required',
    tooShort: 'At least 3 characters'
  }),
  salesman_contact: phone(INVALID_NUMBER),
  salesman_email: optionalEmail(labels.salesman_email, INVALID_EMAIL),
  // Not called required: an empty one is too short, like any other.
  salesman_designation: text(labels.salesman_designation, {
    min: 3,
    required: atLeast(labels.salesman_designation, 3)
  }),
  salesman_image: image
})

export const BrokerageStep = v.object({
  company_name: text(labels.company_name, { min: 3, required: 'Company name is required' }),
  company_contact: phone(INVALID_NUMBER),
  company_fax: optionalPhone('Please enter a valid fax number.'),
  company_email: optionalEmail(labels.company_email, INVALID_EMAIL),
  company_address: text(labels.company_address, { min: 10, tooShort: 'At least 10 characters.' }),
  company_address_2: optionalText(labels.company_address_2),
  company_logo: image
})

export const PlanStep = v.object({ plan_id: rowId('Please choose a plan.'), duration })

export const BillingStep = v.object({
  billing_name: text(labels.billing_name, {
    min: 3,
    required: 'Billing name is required',
    tooShort: 'Billing name is required'
  }),
  billing_contact: optionalPhone(INVALID_NUMBER),
  billing_email: email(labels.billing_email),
  billing_address: text(labels.billing_address, { min: 10 }),
  billing_address_2: optionalText(labels.billing_address_2),
  billing_city: text(labels.billing_city, { min: 2, tooShort: 'Invalid City' }),
  /** The province's shortcode. */
  billing_state: text(labels.billing_state, { min: 2, tooShort: 'Invalid Province' }),
  billing_zip: postalCode
})

/** The same as the panel keeps it for an agent's other devices: its pictures are held to their rule, its texts only to a length. */
export const SetupDraft = v.pipe(
  v.intersect([
    AccountDetails,
    v.object({
      salesman_image: v.optional(picture),
      company_logo: v.optional(picture),
      logo: v.optional(picture)
    })
  ]),
  v.check(
    ({ salesman_image: _agent, company_logo: _company, logo: _logo, ...texts }) =>
      Object.values(texts).every((text) => String(text).length <= DRAFT_TEXT_MAX),
    'The draft is too long.'
  )
)
export type SetupDraft = v.InferOutput<typeof SetupDraft>
