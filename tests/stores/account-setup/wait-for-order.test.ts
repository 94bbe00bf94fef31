import { expect, test } from 'vitest'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import {
  booksOf,
  startWizard,
  loadStores,
  typeCard,
  wizardEntries,
  type WizardPage
} from '../../kit/wizard.ts'
import { connectTo, connect, freshVisitor, json } from '../../kit/visitor.ts'

freshVisitor('/auth/account-setup')
const REFUSED = {
  message: 'Your bank didn’t receive your approval.',
  refusal: { advice: 'Nothing was charged. Try again, use another card, or call your bank.' }
}

/** At the payment step with everything typed and a card whose bank always asks. */
async function atPayment(panel: TestPanel, number = '4000002760003184') {
  const { page } = await startWizard(panel)
  page.saveDetails(wizardEntries)
  await page.moveTo('payment')
  await typeCard(page, number)
  return page
}

/** Answers the bank's questions one after the other, and tells what each was about. */
function answering(page: WizardPage, ...answers: boolean[]) {
  const about: (number | undefined)[] = []
  page.$challenge.listen((challenge) => {
    if (!challenge) return
    about.push(challenge.amount)
    const answer = answers.shift()
    if (answer !== undefined) queueMicrotask(() => challenge.answer(answer))
  })
  return about
}

test('a card with a bank challenge is confirmed when saved and when charged, and pays once', async () => {
  const panel = await startPanel()
  const page = await atPayment(panel)
  const about = answering(page, true, true)
  await page.submit(false)
  expect(about).toEqual([undefined, 643.42])
  expect(page.$submission.get()).toMatchObject({ status: 'created' })
  expect(await booksOf(panel)).toMatchObject({ charges: [{ state: 'succeeded', amount: 64_342 }] })
})

test('a card confirmed once is not challenged again', async () => {
  const panel = await startPanel()
  const page = await atPayment(panel, '4000002500003155')
  const about = answering(page, true)
  await page.submit(false)
  expect(about).toEqual([undefined])
  expect(page.$submission.get()).toMatchObject({ status: 'created' })
})

test.each([
  ['saved', [false], []],
  ['charged', [true, false], [{ state: 'declined' }]]
])(
  'a cardholder who declines when the card is %s is told so once, with everything typed still there',
  async (_, answers, charges) => {
    const panel = await startPanel()
    const page = await atPayment(panel)
    answering(page, ...answers)
    await page.submit(false)
    expect(page.$cardEntry.get()).toMatchObject(REFUSED)
    expect(page.$submission.get(), 'told once').toEqual({ status: 'idle' })
    expect(page.$toasts.get()).toEqual([])
    expect(page.$details.get()).toMatchObject(wizardEntries)
    expect(await booksOf(panel)).toMatchObject({ charges, websites: [] })

    await typeCard(page)
    await page.submit(false)
    expect(page.$submission.get()).toMatchObject({ status: 'created' })
  }
)

test('an answer that doesn’t reach the bank isn’t lost: the same press asks again', async () => {
  const panel = await startPanel()
  const page = await atPayment(panel)
  answering(page, true, true, true)
  connect((path, init) =>
    path.endsWith('/answerChallenge')
      ? json({ api_status: 503, message: 'Later.' }, 503)
      : panel.request(path.replace(/^\/api/, ''), init)
  )
  await page.submit(false)
  expect(page.$submission.get()).toMatchObject({ message: 'Later.', unsure: true })
  connectTo(panel)
  await page.submit(false)
  expect(page.$submission.get()).toMatchObject({ status: 'created' })
  expect(await booksOf(panel)).toMatchObject({ charges: [{ state: 'succeeded' }] })
})

test('an order resumes after its page was left and opened again', async () => {
  const panel = await startPanel()
  const left = await atPayment(panel)
  answering(left, true)
  void left.submit(false)
  await expect.poll(() => left.$challenge.get()?.amount).toBeDefined()

  const page = await loadStores()
  answering(page, true)
  await page.resumeOrder()
  expect(page.$submission.get()).toMatchObject({
    status: 'created',
    account: { base_url: 'amaraosei.ca' }
  })
  expect(localStorage.getItem('accountDetails')).toBeNull()
  expect(await booksOf(panel)).toMatchObject({ charges: [{ state: 'succeeded' }] })
})

test('without a running order nothing is resumed, and an old failure isn’t reported again', async () => {
  const panel = await startPanel()
  const page = await atPayment(panel)
  await page.resumeOrder()
  expect(page.$submission.get()).toEqual({ status: 'idle' })
  answering(page, true, false)
  await page.submit(false)
  const again = await loadStores()
  await again.resumeOrder()
  expect(again.$submission.get()).toEqual({ status: 'idle' })
})

test.each([
  ['refused without a word', { api_status: 1 }, 200, false],
  ['that the panel fails at', { api_status: 500, message: 'Something went wrong.' }, 500, true]
])('an account %s went wrong, and the same press makes it', async (_, refusal, status, unsure) => {
  const panel = await startPanel()
  const page = await atPayment(panel, '4242424242424242')
  connect((path, init) =>
    path.endsWith('/chargeAndWebsite')
      ? json(refusal, status)
      : panel.request(path.replace(/^\/api/, ''), init)
  )
  await page.submit(false)
  const message = 'Something went wrong.'
  expect(page.$submission.get()).toEqual({ status: 'refused', message, unsure })
  expect(page.$toasts.get()).toMatchObject([{ kind: 'error', message }])
  expect(page.$details.get()).toMatchObject(wizardEntries)
  connectTo(panel)
  await page.submit(false)
  expect(page.$submission.get()).toMatchObject({ status: 'created' })
  expect((await booksOf(panel)).charges).toHaveLength(1)
})
