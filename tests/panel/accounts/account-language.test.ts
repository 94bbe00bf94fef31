import { afterAll, beforeAll, expect, test } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { logIn, registerUser } from '#contract/accounts/auth.ts'
import { closeAccount } from '#contract/accounts/close-account.ts'
import { changeLanguage } from '#contract/accounts/language.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { sendVerification } from '#contract/accounts/verification.ts'
import { cancelPlan, planStatus } from '#contract/billing/plan.ts'
import { transactions } from '#contract/billing/payment.ts'
import { receipt } from '#contract/billing/receipt.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { accountOnFreshDomain } from '../../kit/books.ts'
import { emailTo } from '../../kit/emailed.ts'
import { faultsIn } from '../../kit/french-faults.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { pdfText } from '../../kit/pdf-text.ts'

const FRENCH = { headers: { 'accept-language': 'fr-CA' } }
const ENGLISH = { headers: { 'accept-language': 'en-CA' } }
const PASSWORD = 'un bon mot de passe'

let panel: TestPanel
/** Registered on a French page, over HTTP; each test leaves the account to the next. */
let luc: { email: string; token: string }
let transaction_id: string

beforeAll(async () => {
  panel = await startPanel()
  const email = 'luc@capblanc.test'
  const form = {
    name: 'Luc Tremblay',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    phone: '4185550142',
    recaptcha: 'checked'
  }
  const { body } = await panel.call(registerUser, form, FRENCH)
  luc = { email, token: body.access_token }
})
afterAll(() => panel.close())

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

/** The last email whose subject begins so. */
async function emailAbout(subject: string) {
  await runDueJobs(panel.world)
  const sent = panel.emails.filter(({ to }) => to.address === luc.email)
  const found = sent.findLast((email) => plain(email.subject).startsWith(subject))
  if (!found) throw new Error(`only ${sent.map((email) => email.subject).join(', ')}`)
  return found
}

async function receiptPdf() {
  const answer = await panel.request(`/payment/receipts/${transaction_id}/pdf`, {
    headers: { authorization: `Bearer ${luc.token}`, ...ENGLISH.headers }
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { bytes, name: answer.headers.get('content-disposition'), words: pdfText(bytes) }
}

test('who registers in French is welcomed in French', async () => {
  const { subject, html } = await emailTo(panel, luc.email)
  expect(plain(subject)).toBe('Bienvenue chez Maplekey : veuillez confirmer votre adresse courriel')
  expect(html).toContain('<html lang="fr-CA">')
  expect((await panel.call(accessTokenLoginWeb, {}, luc)).body.language).toBe('fr')
})

test('who pays on an English page gets the receipt in the account’s language', async () => {
  const wish = accountOnFreshDomain({
    billing_state: 'QC',
    coupon_code: 'WELCOME10',
    price: 898.6
  })
  const { body } = await panel.call(chargeAndWebsite, wish, { ...luc, ...ENGLISH })
  expect(body.api_status).toBe(0)
  const paid = await emailAbout('Reçu : 898,60 $ pour agent-')
  for (const part of ['TPS 5 % : 39,08 $', 'TVQ 9,975 % : 77,96 $', 'Total : 898,60 $']) {
    expect(plain(paid.text)).toContain(part)
  }
})

test('its PDF is French all through, with the same amounts', async () => {
  transaction_id = (await panel.call(transactions, {}, luc)).body[0].transaction_id
  const { bytes, name, words } = await receiptPdf()
  expect(name).toBe(`attachment; filename="recu-${transaction_id}.pdf"`)
  expect(bytes.toString('latin1')).toContain('fr-CA')
  for (const part of [
    'Reçu',
    'TPS/TVH 123456789 RT0001',
    '21 novembre 2026 à 10 h 00 HE',
    'Code promotionnel',
    '− 75,84 $',
    'TPS 5 %',
    '39,08 $',
    'TVQ 9,975 %',
    '77,96 $',
    '898,60 $',
    'Payé en entier par Visa se terminant par 4242'
  ]) {
    expect(plain(words)).toContain(part)
  }
  const own = words.replace('Lakeshore Realty Brokerage', '')
  expect(own.split('\n').flatMap((line) => faultsIn(line).map((fault) => [fault, line]))).toEqual(
    []
  )
})

test('what a plan says on screen is in the language of the page, and its email in the account’s', async () => {
  const english = (await panel.call(planStatus, {}, { ...luc, ...ENGLISH })).body
  const french = (await panel.call(planStatus, {}, { ...luc, ...FRENCH })).body
  expect(english.next_charge.card).toBe('Visa ending in 4242')
  expect(french.next_charge.card).toBe('Visa se terminant par 4242')
  expect(english.cancel.summary).toContain('You won’t be charged again')
  expect(french.cancel.summary).toContain('Nous ne prélèverons plus rien')
  expect(french.resume.summary).toBe('Votre forfait n’est pas en pause.')
  const shown = await panel.call(receipt, { transaction_id }, { ...luc, ...ENGLISH })
  expect(shown.body.terms).toBe('Paid in full by Visa ending in 4242')

  const { body } = await panel.call(cancelPlan, {}, { ...luc, ...ENGLISH })
  expect(body.message).toBe('Your plan is cancelled.')
  const told = await emailAbout('Votre forfait est résilié : agent-')
  expect(told.text).toContain('Vous avez résilié le forfait d’agent-')
})

test('logging in on an English page leaves the language as it is; choosing English changes it', async () => {
  const login = { email: luc.email, password: PASSWORD, recaptcha: 'checked' }
  const { body } = await panel.call(logIn, login, ENGLISH)
  const token = body.access_token
  expect((await panel.call(accessTokenLoginWeb, {}, { token })).body.language).toBe('fr')

  await panel.call(changeLanguage, { language: 'en' }, { token, ...FRENCH })
  expect((await panel.call(accessTokenLoginWeb, {}, { token })).body.language).toBe('en')
  await panel.call(sendVerification, { code: '' }, { token, ...FRENCH })
  await emailAbout('Your new link to verify your email for Maplekey')
  const { name, words } = await receiptPdf()
  expect(name).toBe(`attachment; filename="receipt-${transaction_id}.pdf"`)
  for (const part of ['QST/TVQ 9.975%', 'CAD 77.96', 'CAD 898.60', 'GST/HST 123456789 RT0001']) {
    expect(words).toContain(part)
  }
})

test('the last email to a closed account, and the receipt that is kept, are in its language', async () => {
  await panel.call(changeLanguage, { language: 'fr' }, luc)
  await panel.call(closeAccount, { email: luc.email, password: PASSWORD }, { ...luc, ...ENGLISH })
  await emailAbout('Votre compte Maplekey est fermé')
  const records = await panel.world.db.selectFrom('tax_records').select('receipt').execute()
  expect(JSON.stringify(records)).toContain('Payé en entier')
})
