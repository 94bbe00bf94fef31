import * as v from 'valibot'
import { Done, done, endpoint } from './endpoint.ts'
import { Post } from './billing/offer.ts'
import { email, phone, text } from './fields.ts'
import { HUMAN_TOKEN_MAX, missingToken } from './human-token.ts'
import { humanCheckMessages } from '#messages/human-check.ts'
import { languageOf } from '#messages/language.ts'
import { contactValidation } from '#messages/validation/contact.ts'
import { CONTACT_NAME_MIN, MESSAGE_MAX, MESSAGE_MIN, NAME_MAX } from '#rules/limits.ts'
import * as labels from './labels.ts'
import { says, type SchemaMessage } from './schema-message.ts'

/** The forms that a human check guards; a token is bound to one of them. */
export const HumanForm = v.picklist([
  'contact',
  'plans',
  'callback',
  'register',
  'login',
  'forgotPassword'
])
export type HumanForm = v.InferOutput<typeof HumanForm>

/** A proof-of-work challenge for one form, as ALTCHA's solver takes it. */
export const humanChallenge = endpoint({
  access: 'public',
  answer: v.record(v.string(), v.unknown()),
  input: v.object({ form: HumanForm }),
  method: 'GET',
  path: '/general/humanChallenge'
})

const NAME_TOO_LONG = says(contactValidation, (t) => t.nameTooLong)

const contactName = text(labels.full_name, {
  min: CONTACT_NAME_MIN,
  max: NAME_MAX,
  required: says(contactValidation, (t) => t.nameRequired),
  tooShort: says(contactValidation, (t) => t.nameTooShort),
  tooLong: NAME_TOO_LONG
})

/* @__NO_SIDE_EFFECTS__ */
function message(rule: { required: SchemaMessage; tooShort: SchemaMessage; max?: number }) {
  return text(labels.message, { min: MESSAGE_MIN, max: MESSAGE_MAX, ...rule })
}

const EMAIL_SAYS = {
  invalid: says(contactValidation, (t) => t.emailInvalid),
  required: says(contactValidation, (t) => t.emailRequired)
}
const PHONE_SAYS = {
  invalid: says(contactValidation, (t) => t.phoneInvalid),
  required: says(contactValidation, (t) => t.phoneRequired)
}
const MESSAGE_SAYS = {
  required: says(contactValidation, (t) => t.messageRequired),
  tooShort: says(contactValidation, (t) => t.messageTooSmall)
}

export const ContactForm = v.object({
  full_name: contactName,
  email: email(labels.email, EMAIL_SAYS),
  phone: phone(PHONE_SAYS.invalid, PHONE_SAYS.required),
  message: message(MESSAGE_SAYS)
})

/** The fixed messages of the two short forms, by which they are recognised. */
export const QUERY_WORDS = 'Plans and pricing contact form'
export const CALLBACK_WORDS = 'Footer callback form'

/** What the visitor types follows the fixed message, after an empty line. */
export const PlansQueryForm = v.object({
  email: email(labels.email),
  message: message({
    required: says(contactValidation, (t) => t.questionRequired),
    tooShort: says(contactValidation, (t) => t.questionTooShort),
    max: MESSAGE_MAX - QUERY_WORDS.length - 2
  })
})

export const CallbackForm = v.object({
  email: email(labels.email, {
    ...EMAIL_SAYS,
    required: says(contactValidation, (t) => t.emailRequiredToCall)
  }),
  contact: phone(
    says(contactValidation, (t) => t.contactInvalid),
    says(contactValidation, (t) => t.contactRequired)
  )
})

/** The phone number of a plans query, which has none. */
export const NO_PHONE = '-'

/** Tells apart the three forms that share a call. */
function formOf(message: string): HumanForm {
  if (message.startsWith(QUERY_WORDS)) return 'plans'
  return message === CALLBACK_WORDS ? 'callback' : 'contact'
}

/** Three forms use this call, after checking their own rules. */
export const contactUs = endpoint({
  access: 'public',
  answer: Done,
  input: v.pipe(
    v.object({
      full_name: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(
          1,
          says(contactValidation, (t) => t.nameRequired)
        ),
        v.maxLength(NAME_MAX, NAME_TOO_LONG)
      ),
      email: email(labels.email, EMAIL_SAYS),
      phone: phone(PHONE_SAYS.invalid, PHONE_SAYS.required, NO_PHONE),
      message: message(MESSAGE_SAYS),
      recaptcha: v.optional(v.string(), '')
    }),
    v.forward(
      v.partialCheck(
        [['message'], ['recaptcha']],
        ({ recaptcha }) => recaptcha !== '' && recaptcha.length <= HUMAN_TOKEN_MAX,
        ({ input, lang }) => {
          const form = formOf(input.message)
          return humanCheckMessages[languageOf(lang)][missingToken(form)]
        }
      ),
      ['recaptcha']
    )
  ),
  method: 'POST',
  path: '/general/contactUs',
  repeat: 'keyed'
})

export const blogList = endpoint({
  access: 'public',
  answer: v.object({ ...done, data: v.array(Post), total_count: v.number() }),
  input: v.object({ limit: v.number(), offset: v.number() }),
  method: 'GET',
  path: '/general/blog'
})

export const blogPost = endpoint({
  access: 'public',
  answer: v.object({
    ...done,
    ...Post.entries,
    post_description: v.string(),
    recentBlog: v.array(v.object({ post_id: v.number(), post_title: v.string() }))
  }),
  input: v.object({ blog_id: v.union([v.number(), v.string()]) }),
  method: 'GET',
  path: '/general/blog/:blog_id'
})

export const policy = endpoint({
  access: 'public',
  answer: v.object({ ...done, title: v.string(), content: v.string() }),
  input: v.object({ policy_name: v.string() }),
  method: 'GET',
  path: '/general/policy'
})
