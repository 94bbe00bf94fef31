import type * as v from 'valibot'
import { AddCardForm, addPaymentMethod } from '#contract/billing/add-card.ts'
import {
  ForgotPasswordForm,
  forgotPassword,
  LoginForm,
  logIn,
  RegistrationForm,
  registerUser
} from '#contract/accounts/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { CallbackForm, ContactForm, contactUs, PlansQueryForm } from '#contract/general.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { AgentStep, BillingStep, BrokerageStep } from '#contract/account-setup/setup-steps.ts'

export type Kind = 'phone' | 'email' | 'postal code'
type Form = v.ObjectSchema<v.ObjectEntries, undefined>
export type Field = {
  form: Form
  call: Endpoint
  name: string
  kind: Kind
  sentAs?: string
  says: string
  isOptional?: boolean
}

const NUMBERS = 'Please enter a valid number. Only numbers accepted.'
const ADDRESS = 'Please enter a valid email address.'

/** Without the rule that both passwords match, which isn't about one field. */
export const registration = RegistrationForm.pipe[0]
/** Every field of every form that takes a phone or fax number, an email address or a postal code. */
export const FIELDS: Field[] = [
  {
    form: ContactForm,
    call: contactUs,
    name: 'phone',
    kind: 'phone',
    says: 'Invalid contact number.'
  },
  { form: ContactForm, call: contactUs, name: 'email', kind: 'email', says: 'Invalid email' },
  {
    form: PlansQueryForm,
    call: contactUs,
    name: 'email',
    kind: 'email',
    says: 'Email must be a valid email'
  },
  { form: CallbackForm, call: contactUs, name: 'email', kind: 'email', says: 'Invalid email' },
  {
    form: CallbackForm,
    call: contactUs,
    name: 'contact',
    sentAs: 'phone',
    kind: 'phone',
    says: 'Invalid contact number'
  },
  {
    form: registration,
    call: registerUser,
    name: 'phone',
    kind: 'phone',
    says: 'Phone number needs to be exactly 10 digits'
  },
  {
    form: registration,
    call: registerUser,
    name: 'email',
    kind: 'email',
    says: 'Email must be a valid email'
  },
  {
    form: LoginForm,
    call: logIn,
    name: 'email',
    kind: 'email',
    says: 'Email must be a valid email'
  },
  {
    form: ForgotPasswordForm,
    call: forgotPassword,
    name: 'email',
    kind: 'email',
    says: 'Email must be a valid email'
  },
  {
    form: AgentStep,
    call: chargeAndWebsite,
    name: 'salesman_contact',
    kind: 'phone',
    says: NUMBERS
  },
  {
    form: AgentStep,
    call: chargeAndWebsite,
    name: 'salesman_email',
    kind: 'email',
    says: ADDRESS,
    isOptional: true
  },
  {
    form: BrokerageStep,
    call: chargeAndWebsite,
    name: 'company_contact',
    kind: 'phone',
    says: NUMBERS
  },
  {
    form: BrokerageStep,
    call: chargeAndWebsite,
    name: 'company_fax',
    kind: 'phone',
    says: 'Please enter a valid fax number.',
    isOptional: true
  },
  {
    form: BrokerageStep,
    call: chargeAndWebsite,
    name: 'company_email',
    kind: 'email',
    says: ADDRESS,
    isOptional: true
  },
  {
    form: BillingStep,
    call: chargeAndWebsite,
    name: 'billing_contact',
    kind: 'phone',
    says: NUMBERS,
    isOptional: true
  },
  {
    form: BillingStep,
    call: chargeAndWebsite,
    name: 'billing_email',
    kind: 'email',
    says: 'Email must be a valid email'
  },
  {
    form: BillingStep,
    call: chargeAndWebsite,
    name: 'billing_zip',
    kind: 'postal code',
    says: 'Please enter a valid zip code'
  },
  {
    form: AddCardForm,
    call: addPaymentMethod,
    name: 'billing_zip',
    kind: 'postal code',
    says: 'Please enter a valid zip code'
  }
]

/** Input and its parsed value, the same for every field of a kind. */
export const ACCEPTED: Record<Kind, [typed: string, value: string][]> = {
  phone: [
    ['4165550134', '4165550134'],
    ['(416) 555-0134', '4165550134'],
    ['+1 416\u00a0555\u20110134', '4165550134'],
    [' 1.416.555.0134 ', '4165550134'],
    ['\u202a4165550134\u202c', '4165550134']
  ],
  email: [
    ['ann@lakeshore.ca', 'ann@lakeshore.ca'],
    ["\u00a0Sean.O'Brien+1@Lakeshore.CA ", "sean.o'brien+1@lakeshore.ca"]
  ],
  'postal code': [
    ['M5H 2N2', 'M5H 2N2'],
    ['m5h2n2', 'M5H 2N2'],
    [' m5h\u00a02n2', 'M5H 2N2'],
    ['M5H–2N2', 'M5H 2N2']
  ]
}
export const REFUSED: Record<Kind, string[]> = {
  phone: [
    '4165550134\n',
    '\n4165550134',
    '416555013',
    '41655501345',
    '416555013a',
    '416 555 0134 x2',
    '４１６５５５０１３４',
    '٤١٦٥٥٥٠١٣٤',
    '4165550134\u2028',
    '--',
    '4'.repeat(200)
  ],
  email: [
    'ann@lakeshore.ca\n',
    'ann@lakeshore.ca\r\nBcc: a@b.ca',
    'ann@lakeshore',
    'an n@lakeshore.ca',
    'ann@lаkeshore.ca',
    'ann@la\u212aeshore.ca',
    '"ann"@lakeshore.ca',
    'ann(home)@lakeshore.ca',
    'ann@203.0.113.7'
  ],
  'postal code': [
    'M5H 2N2\n',
    'M5H\n2N2',
    'M5H  2N2',
    'M５H 2N2',
    'M5H 2ı2',
    '90210-1',
    'М5Н 2N2',
    'M5H 2N2a'
  ]
}
