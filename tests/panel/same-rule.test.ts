import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AddCardForm, addPaymentMethod } from '#contract/add-card.ts'
import {
  ForgotPasswordForm,
  forgotPassword,
  LoginForm,
  logIn,
  RegistrationForm,
  registerUser
} from '#contract/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  CALLBACK_WORDS,
  CallbackForm,
  ContactForm,
  contactUs,
  PlansQueryForm
} from '#contract/general.ts'
import { chargeAndWebsite } from '#contract/new-account.ts'
import { AgentStep, BillingStep, BrokerageStep } from '#contract/setup-steps.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { newAccount } from '../kit/new-account.ts'
import { startPanel, type TestPanel } from '../kit/panel.ts'

let panel: TestPanel
let token: string
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  ;({ token } = await panel.registerAgent())
})
afterAll(() => panel.close())

type Kind = 'phone' | 'email' | 'postal code'
type Form = v.ObjectSchema<v.ObjectEntries, undefined>
type Field = {
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

const registration = RegistrationForm.pipe[0]
/** Every field of every form that takes a phone or fax number, an email address or a postal code. */
const FIELDS: Field[] = [
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
    says: 'email must be a valid email'
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
    says: 'email must be a valid email'
  },
  {
    form: LoginForm,
    call: logIn,
    name: 'email',
    kind: 'email',
    says: 'email must be a valid email'
  },
  {
    form: ForgotPasswordForm,
    call: forgotPassword,
    name: 'email',
    kind: 'email',
    says: 'email must be a valid email'
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
    says: 'billing_email must be a valid email'
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

/** What is read as which value, and what is refused, whatever the field. */
const READ: Record<Kind, [typed: string, value: string][]> = {
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
const REFUSED: Record<Kind, string[]> = {
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

/** What the form says about a field, and what it makes of it. */
function judged({ form, name }: Field, typed: string): { says?: string; value?: unknown } {
  const entry = form.entries[name] as v.GenericSchema
  const { issues, output, success } = v.safeParse(entry, typed)
  return success ? { value: output } : { says: issues?.[0].message ?? '' }
}

/** What the panel says about it. All else is missing from the request, so that nothing is ever done. */
async function answered({ call, name, sentAs = name }: Field, typed: string): Promise<unknown> {
  const { body, status } = await panel.call(call, { [sentAs]: typed } as never, { token })
  expect(status).toBe(400)
  return (body as { errors: Record<string, string> }).errors[sentAs]
}

test.each(FIELDS)(
  '$name of its form ($kind, $call.path) is judged alike by form and panel',
  async (field) => {
    for (const [typed, value] of READ[field.kind]) {
      expect([typed, judged(field, typed)]).toEqual([typed, { value }])
      expect([typed, await answered(field, typed)]).toEqual([typed, undefined])
    }
    for (const typed of REFUSED[field.kind]) {
      expect([typed, judged(field, typed)]).toEqual([typed, { says: field.says }])
      expect([typed, await answered(field, typed)]).toEqual([typed, expect.any(String)])
    }
    for (const typed of ['', ' ', '\u00a0']) {
      const isRead = field.isOptional === true
      expect('value' in judged(field, typed)).toBe(isRead)
      expect((await answered(field, typed)) === undefined).toBe(isRead)
    }
  }
)

test('no field of these forms that takes a number, an address or a postal code is left out above', () => {
  const forms = [
    ContactForm,
    PlansQueryForm,
    CallbackForm,
    registration,
    LoginForm,
    ForgotPasswordForm,
    AgentStep,
    BrokerageStep,
    BillingStep,
    AddCardForm
  ]
  const named = forms.flatMap((form) =>
    Object.keys(form.entries).filter((name) => /phone|contact|fax|email|zip/.test(name))
  )
  expect(named.toSorted()).toEqual(FIELDS.map(({ name }) => name).toSorted())
})

test('what is stored is ten digits, an address in lower case and a code with its space; support reads a formatted number', async () => {
  const typed = '+1 (416) 555-0199'
  const { email, token: bearer } = await panel.registerAgent({ phone: typed })
  const { db } = panel.world
  const agent = await db
    .selectFrom('agents')
    .select('phone')
    .where('email', '=', email)
    .executeTakeFirst()
  expect(agent).toEqual({ phone: '4165550199' })

  const numbers = { salesman_contact: typed, company_contact: typed, company_fax: typed }
  const order = newAccount({
    ...numbers,
    billing_contact: typed,
    billing_zip: 'm5h2n2',
    salesman_email: ' Ann@Lakeshore.CA'
  })
  const { status } = await panel.call(chargeAndWebsite, order, { token: bearer })
  expect(status).toBe(200)
  const website = await db.selectFrom('websites').selectAll().executeTakeFirstOrThrow()
  expect(website).toMatchObject({
    salesman_contact: '4165550199',
    company_contact: '4165550199',
    company_fax: '4165550199',
    billing_contact: '4165550199',
    billing_zip: 'M5H 2N2',
    salesman_email: 'ann@lakeshore.ca'
  })

  await panel.call(contactUs, {
    full_name: 'Anonymous',
    email: 'ann@lakeshore.ca',
    phone: '416.555.0199',
    message: CALLBACK_WORDS,
    recaptcha: 'checked'
  })
  await runDueJobs(panel.world)
  const message = panel.mails.find(({ subject }) => subject === 'Message from Anonymous')
  expect(message?.text).toContain('(416) 555-0199')
})
