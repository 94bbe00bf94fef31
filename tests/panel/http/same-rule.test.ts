import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AddCardForm } from '#contract/billing/add-card.ts'
import { ForgotPasswordForm, LoginForm } from '#contract/accounts/auth.ts'
import {
  CALLBACK_WORDS,
  CallbackForm,
  ContactForm,
  contactUs,
  PlansQueryForm
} from '#contract/general.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { AgentStep, BillingStep, BrokerageStep } from '#contract/account-setup/setup-steps.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { type Field, FIELDS, ACCEPTED, REFUSED, registration } from '../../kit/validated-fields.ts'
import { newAccount } from '../../kit/new-account.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let token: string
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  ;({ token } = await panel.registerAgent())
})
afterAll(() => panel.close())

/** The form's message for a field, and its parsed value. */
function judged({ form, name }: Field, typed: string): { says?: string; value?: unknown } {
  const entry = form.entries[name] as v.GenericSchema
  const { issues, output, success } = v.safeParse(entry, typed)
  return success ? { value: output } : { says: issues?.[0].message ?? '' }
}

/** The panel's message for it. Other fields are missing, so that the call never succeeds. */
async function answered({ call, name, sentAs = name }: Field, typed: string): Promise<unknown> {
  const { body, status } = await panel.call(call, { [sentAs]: typed } as never, { token })
  expect(status).toBe(400)
  return (body as { errors: Record<string, string> }).errors[sentAs]
}

test.each(FIELDS)(
  '$name of its form ($kind, $call.path) is validated alike by form and panel',
  async (field) => {
    for (const [typed, value] of ACCEPTED[field.kind]) {
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

test('every field for phone numbers, email addresses and postal codes is listed above', () => {
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

test('stores ten digits, a lower-case address and a spaced postal code; support gets a formatted number', async () => {
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
  const message = panel.emails.find(({ subject }) => subject === 'Message from Anonymous')
  expect(message?.text).toContain('(416) 555-0199')
})
