import * as v from 'valibot'
import { leadFormValidation } from '#messages/validation/lead-form.ts'
import { isVisible, onOneLine, printable } from '#rules/content/printable.ts'
import { LISTING_SLUG_MAX } from '#rules/listings/listing-path.ts'
import { readEmail } from '#rules/people/email.ts'
import { phoneDigits } from '#rules/people/phone.ts'
import {
  type AskedField,
  isRequired,
  SITE_FORM_KINDS,
  SITE_FORM_MAX,
  type SiteFormField,
  type SiteFormKind
} from '#rules/websites/site-form.ts'
import { SITE_LANGUAGES } from '#rules/websites/site-pages.ts'
import type { SchemaMessage } from '../schema-message.ts'

type Texts = (typeof leadFormValidation)['en']

/** In the language of the website's page, which may be one that the product's own pages lack. */
const says =
  (pick: (t: Texts) => string): SchemaMessage =>
  ({ lang }) =>
    pick(leadFormValidation[lang === 'fr' ? 'fr' : 'en'])

const tooLong = (field: SiteFormField) => {
  const max = SITE_FORM_MAX[field]
  return v.maxLength<string, number, SchemaMessage>(
    max,
    says((t) => t.tooLong(max))
  )
}
const line = v.pipe(v.optional(v.string(), ''), v.transform(onOneLine))

/** Characters of an address's query: a drawn area has many points. */
const QUERY_MAX = 8000

const Fields = v.object({
  kind: v.fallback(v.picklist(SITE_FORM_KINDS), 'contact'),
  language: v.fallback(v.picklist(SITE_LANGUAGES), 'en'),
  /** The path of the form's page. */
  page: v.fallback(v.pipe(v.string(), v.regex(/^(\/|(\/[\w-]+)+)$/), v.maxLength(200)), '/'),
  block: v.fallback(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), ''),
  /** The key of the home asked about. */
  home: v.fallback(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/), v.maxLength(LISTING_SLUG_MAX)), ''),
  /** The homes of a shortlist, or the search to be saved, as in an address. */
  query: v.fallback(v.pipe(v.string(), v.maxLength(QUERY_MAX)), ''),
  name: v.pipe(line, tooLong('name')),
  email: v.pipe(
    line,
    v.check(
      (typed) => typed === '' || readEmail(typed) !== undefined,
      says((t) => t.email)
    ),
    tooLong('email'),
    v.transform((typed) => readEmail(typed) ?? typed)
  ),
  /** Ten digits, or empty. */
  phone: v.pipe(
    line,
    v.check(
      (typed) => typed === '' || phoneDigits(typed) !== undefined,
      says((t) => t.phone)
    ),
    v.transform((typed) => phoneDigits(typed) ?? '')
  ),
  address: v.pipe(line, tooLong('address')),
  preferred_time: v.pipe(line, tooLong('preferred_time')),
  message: v.pipe(
    v.optional(v.string(), ''),
    // Browsers count a line's end as one character and send two.
    v.transform((text) => printable(text).replaceAll('\r\n', '\n').trim()),
    tooLong('message')
  ),
  /** Whether the visitor ticked the box for news and offers. */
  consent: v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => value === 'yes')
  )
})

/** Whether a field that this form can't do without is filled in. */
const isFilled = (kind: SiteFormKind, field: AskedField, value: string): boolean =>
  !isRequired(kind, field) || isVisible(value)

/** What a visitor sends by a form of an agent's website. */
export const LeadForm = v.pipe(
  Fields,
  v.forward(
    v.partialCheck(
      [['kind'], ['name']],
      ({ kind, name }) => isFilled(kind, 'name', name),
      says((t) => t.name)
    ),
    ['name']
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['email']],
      ({ email, kind }) => isFilled(kind, 'email', email),
      says((t) => t.email)
    ),
    ['email']
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['phone']],
      ({ kind, phone }) => isFilled(kind, 'phone', phone),
      says((t) => t.phoneRequired)
    ),
    ['phone']
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['address']],
      ({ address, kind }) => isFilled(kind, 'address', address),
      says((t) => t.address)
    ),
    ['address']
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['message']],
      ({ kind, message }) => isFilled(kind, 'message', message),
      says((t) => t.message)
    ),
    ['message']
  )
)
export type LeadForm = v.InferOutput<typeof LeadForm>

/** What says which form was sent; never wrong, so it is known beside the fields' errors too. */
export const SentForm = v.pick(Fields, ['block', 'home', 'kind', 'language', 'page', 'query'])
