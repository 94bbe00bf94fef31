import * as v from 'valibot'
import { setupValidation } from '#messages/validation/account-setup.ts'
import { planValidation } from '#messages/validation/plans.ts'
import { normaliseDomain } from '#rules/websites/domain.ts'
import { DRAFT_TEXT_MAX } from '#rules/limits.ts'
import { SITE_LANGUAGES } from '#rules/websites/site-pages.ts'
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
import { says } from '../schema-message.ts'

const INVALID_NUMBER = says(setupValidation, (t) => t.invalidNumber)
const INVALID_EMAIL = says(setupValidation, (t) => t.invalidEmail)
const URL_REQUIRED = says(setupValidation, (t) => t.websiteUrl)
const BILLING_NAME = says(setupValidation, (t) => t.billingName)

export const TemplateStep = v.object({
  template_id: rowId(says(setupValidation, (t) => t.chooseTemplate))
})

/** Normalises a domain name, however it was typed. */
export const baseUrl = v.pipe(
  v.string(URL_REQUIRED),
  v.trim(),
  v.minLength(1, URL_REQUIRED),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const domain = normaliseDomain(dataset.value)
    if (domain === undefined) {
      addIssue({ message: says(setupValidation, (t) => t.domain) })
      return NEVER
    }
    return domain
  })
)

export const WebsiteStep = v.object({
  website_name: text(labels.website_name, {
    min: 3,
    required: says(setupValidation, (t) => t.websiteName)
  }),
  base_url: baseUrl,
  /** Empty: French in Quebec, English elsewhere. */
  site_language: v.optional(
    v.picklist(
      ['', ...SITE_LANGUAGES],
      says(setupValidation, (t) => t.chooseLanguage)
    ),
    ''
  ),
  /** Empty: where the agent is billed. */
  site_city: optionalText(labels.site_city),
  /** A province's shortcode; empty: where the agent is billed. */
  site_province: optionalText(labels.site_province),
  logo: image
})

export const AgentStep = v.object({
  salesman_name: text(labels.salesman_name, {
    min: 3,
    required: says(setupValidation, (t) => t.agentName),
    tooShort: says(setupValidation, (t) => t.agentNameTooShort)
  }),
  salesman_contact: phone(INVALID_NUMBER),
  salesman_email: optionalEmail(labels.salesman_email, INVALID_EMAIL),
  // An empty designation gets the message for a short one.
  salesman_designation: text(labels.salesman_designation, {
    min: 3,
    required: atLeast(labels.salesman_designation, 3)
  }),
  salesman_image: image
})

export const BrokerageStep = v.object({
  company_name: text(labels.company_name, {
    min: 3,
    required: says(setupValidation, (t) => t.companyName)
  }),
  company_contact: phone(INVALID_NUMBER),
  company_fax: optionalPhone(says(setupValidation, (t) => t.invalidFax)),
  company_email: optionalEmail(labels.company_email, INVALID_EMAIL),
  company_address: text(labels.company_address, {
    min: 10,
    tooShort: says(setupValidation, (t) => t.addressTooShort)
  }),
  company_address_2: optionalText(labels.company_address_2),
  company_logo: image
})

export const PlanStep = v.object({
  plan_id: rowId(says(planValidation, (t) => t.choosePlan)),
  duration
})

export const BillingStep = v.object({
  billing_name: text(labels.billing_name, {
    min: 3,
    required: BILLING_NAME,
    tooShort: BILLING_NAME
  }),
  billing_contact: optionalPhone(INVALID_NUMBER),
  billing_email: email(labels.billing_email),
  billing_address: text(labels.billing_address, { min: 10 }),
  billing_address_2: optionalText(labels.billing_address_2),
  billing_city: text(labels.billing_city, {
    min: 2,
    tooShort: says(setupValidation, (t) => t.invalidCity)
  }),
  /** The province's shortcode. */
  billing_state: text(labels.billing_state, {
    min: 2,
    tooShort: says(setupValidation, (t) => t.invalidProvince)
  }),
  billing_zip: postalCode
})

/** The stored values as the panel accepts them: pictures are validated, texts limited in length. */
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
    says(setupValidation, (t) => t.draftTooLong)
  )
)
export type SetupDraft = v.InferOutput<typeof SetupDraft>
