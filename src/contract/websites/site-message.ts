import * as v from 'valibot'
import { siteMessageValidation } from '#messages/validation/site-message.ts'
import { isVisible, onOneLine, printable } from '#rules/content/printable.ts'
import { readEmail } from '#rules/people/email.ts'
import { phoneDigits } from '#rules/people/phone.ts'
import { SITE_FORM_KINDS, SITE_FORM_MAX, type SiteFormField } from '#rules/websites/site-form.ts'
import { SITE_LANGUAGES } from '#rules/websites/site-pages.ts'
import type { SchemaMessage } from '../schema-message.ts'

type Texts = (typeof siteMessageValidation)['en']

/** In the language of the website's page, which may be one that the product's own pages lack. */
const says =
  (pick: (t: Texts) => string): SchemaMessage =>
  ({ lang }) =>
    pick(siteMessageValidation[lang === 'fr' ? 'fr' : 'en'])

const tooLong = (field: SiteFormField) => {
  const max = SITE_FORM_MAX[field]
  return v.maxLength<string, number, SchemaMessage>(
    max,
    says((t) => t.tooLong(max))
  )
}
const line = v.pipe(v.optional(v.string(), ''), v.transform(onOneLine))
const isSeen = (message: SchemaMessage) => v.check((text: string) => isVisible(text), message)

/** What a visitor sends by a form of an agent's website. */
export const SiteMessage = v.pipe(
  v.object({
    kind: v.fallback(v.picklist(SITE_FORM_KINDS), 'contact'),
    language: v.fallback(v.picklist(SITE_LANGUAGES), 'en'),
    /** The path of the form's page. */
    page: v.fallback(v.pipe(v.string(), v.regex(/^(\/|(\/[\w-]+)+)$/), v.maxLength(200)), '/'),
    block: v.fallback(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), ''),
    name: v.pipe(line, isSeen(says((t) => t.name)), tooLong('name')),
    email: v.pipe(
      line,
      v.check(
        (typed) => readEmail(typed) !== undefined,
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
    message: v.pipe(
      v.optional(v.string(), ''),
      // Browsers count a line's end as one character and send two.
      v.transform((text) => printable(text).replaceAll('\r\n', '\n').trim()),
      tooLong('message')
    ),
    consent: v.pipe(
      v.optional(v.string(), ''),
      v.literal(
        'yes',
        says((t) => t.consent)
      )
    )
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['message']],
      ({ kind, message }) => kind !== 'contact' || isVisible(message),
      says((t) => t.message)
    ),
    ['message']
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['address']],
      ({ kind, address }) => kind !== 'valuation' || isVisible(address),
      says((t) => t.address)
    ),
    ['address']
  )
)
export type SiteMessage = v.InferOutput<typeof SiteMessage>
