import * as v from 'valibot'
import { Done, done, endpoint } from './endpoint.ts'
import { Post } from './billing/offer.ts'
import { email, HUMAN_TOKEN_MAX, missingToken, phone, text } from './fields.ts'
import { CONTACT_NAME_MIN, MESSAGE_MAX, MESSAGE_MIN, NAME_MAX } from '#rules/limits.ts'
import * as labels from './labels.ts'

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

const contactName = text(labels.full_name, {
  min: CONTACT_NAME_MIN,
  max: NAME_MAX,
  required: 'Name is required',
  tooShort: 'Name should be at least 3 chars.',
  tooLong: 'Name should be at max 50 chars.'
})

/* @__NO_SIDE_EFFECTS__ */
function message(rule: { required: string; tooShort: string; max?: number }) {
  return text(labels.message, { min: MESSAGE_MIN, max: MESSAGE_MAX, ...rule })
}

export const ContactForm = v.object({
  full_name: contactName,
  email: email(labels.email, { invalid: 'Invalid email', required: 'Email is required.' }),
  phone: phone('Invalid contact number.', 'Phone number is required.'),
  message: message({ required: 'Message is required.', tooShort: 'Message is too small.' })
})

/** What the two short forms say for themselves, in the field where the contact form has the visitor's own words. */
export const QUERY_WORDS = 'Plans and pricing contact form'
export const CALLBACK_WORDS = 'Footer callback form'

/** The words typed follow the fixed ones after an empty line; together they are one message. */
export const PlansQueryForm = v.object({
  email: email(labels.email),
  message: message({
    required: 'Message is required',
    tooShort: 'Message too short',
    max: MESSAGE_MAX - QUERY_WORDS.length - 2
  })
})

export const CallbackForm = v.object({
  email: email(labels.email, { invalid: 'Invalid email', required: 'Email is required' }),
  contact: phone('Invalid contact number', 'Contact is required')
})

/** What the plans query sends where the other two forms have a phone number. */
export const NO_PHONE = '-'

/** The three forms that share a call are told apart by their fixed words. */
function formOf(message: string): HumanForm {
  if (message.startsWith(QUERY_WORDS)) return 'plans'
  return message === CALLBACK_WORDS ? 'callback' : 'contact'
}

/** Three forms use this call; each has checked its own rules before. */
export const contactUs = endpoint({
  access: 'public',
  answer: Done,
  input: v.pipe(
    v.object({
      full_name: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, 'Name is required'),
        v.maxLength(50, 'Name should be at max 50 chars.')
      ),
      email: email(labels.email, { invalid: 'Invalid email', required: 'Email is required.' }),
      phone: phone('Invalid contact number.', 'Phone number is required.', NO_PHONE),
      message: message({ required: 'Message is required.', tooShort: 'Message is too small.' }),
      recaptcha: v.optional(v.string(), '')
    }),
    v.forward(
      v.partialCheck(
        [['message'], ['recaptcha']],
        ({ recaptcha }) => recaptcha !== '' && recaptcha.length <= HUMAN_TOKEN_MAX,
        ({ input }) => missingToken(formOf(input.message))
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
