import { expect, test } from 'vitest'
import { startPanel } from '../../kit/panel.ts'
import { connect, connectTo, disconnect, freshVisitor, json } from '../../kit/visitor.ts'

freshVisitor('/contact')
const open = async () => ({
  ...(await import('#stores/site/contact.ts')),
  ...(await import('#stores/site/form-drafts.ts')),
  ...(await import('#stores/site/toasts.ts'))
})

const letter = {
  full_name: 'Amara Osei',
  email: 'amara@lakeshore.ca',
  phone: '4165550134',
  message: 'Can my domain move to you?'
}
/** The message that the panel queued for support. */
async function mailOf(panel: Awaited<ReturnType<typeof startPanel>>) {
  const jobs = await panel.world.db.selectFrom('jobs').select('payload').execute()
  return jobs.map(({ payload }) => payload)
}

test('a contact message reaches support, its draft is deleted, and its form alone confirms it', async () => {
  const panel = await startPanel()
  connectTo(panel)
  const { $toasts, keepDraft, readDraft, sendContact } = await open()
  keepDraft('contact', letter)
  expect(await sendContact(letter, 'checked')).toBeUndefined()
  expect($toasts.get()).toEqual([])
  expect(await mailOf(panel)).toMatchObject([{ kind: 'message-received', ...letter }])
  expect(readDraft('contact')).toEqual({})
})

test('the plans query sends the fixed message followed by the visitor’s question', async () => {
  const panel = await startPanel()
  connectTo(panel)
  const { sendQuery } = await open()
  const query = { email: letter.email, message: 'Which plan has the CRM?' }
  expect(await sendQuery(query, 'checked')).toBeUndefined()
  expect(await mailOf(panel)).toMatchObject([
    {
      full_name: 'Anonymous',
      email: letter.email,
      phone: '-',
      message: 'Plans and pricing contact form\n\nWhich plan has the CRM?'
    }
  ])
})

test('the panel accepts the longest query that the form accepts', async () => {
  connectTo(await startPanel())
  const { sendQuery } = await open()
  const { PlansQueryForm } = await import('#contract/general.ts')
  const { safeParse } = await import('valibot')
  const longest = 'a'.repeat(5000 - 'Plans and pricing contact form'.length - 2)
  const query = { email: letter.email, message: longest }
  expect(safeParse(PlansQueryForm, query).success).toBe(true)
  expect(safeParse(PlansQueryForm, { ...query, message: `${longest}a` }).success).toBe(false)
  expect(await sendQuery(query, 'checked')).toBeUndefined()
})

test('the footer’s callback sends the fixed message, and the number as phone', async () => {
  const panel = await startPanel()
  connectTo(panel)
  const { sendCallback } = await open()
  const callback = { email: letter.email, contact: '4165550134' }
  expect(await sendCallback(callback, 'checked')).toBeUndefined()
  expect(await mailOf(panel)).toMatchObject([
    {
      full_name: 'Anonymous',
      email: letter.email,
      phone: '4165550134',
      message: 'Footer callback form'
    }
  ])
})

test('a refusal shows the panel’s message by field and keeps the draft', async () => {
  const { $toasts, keepDraft, readDraft, sendCallback } = await open()
  keepDraft('callback', { contact: '4165550134' })
  const errors = { phone: 'No such number.' }
  connect(() => json({ api_status: 400, message: 'Slow down, please.', errors }, 400))
  const sendFailure = await sendCallback({ email: letter.email, contact: '4165550134' }, 'checked')
  expect(sendFailure).toEqual({
    message: 'Slow down, please.',
    errors: { contact: 'No such number.' }
  })
  expect($toasts.get()).toMatchObject([{ kind: 'error', message: 'Slow down, please.' }])
  expect(readDraft('callback')).toEqual({ contact: '4165550134' })
})

test('every form that emails support shows a toast for a server error or no answer', async () => {
  const { $toasts, sendCallback, sendContact, sendQuery } = await open()
  for (const send of [
    () => sendContact(letter, 'checked'),
    () => sendQuery({ email: letter.email, message: letter.message }, 'checked'),
    () => sendCallback({ email: letter.email, contact: letter.phone }, 'checked')
  ]) {
    connect(() => json({ api_status: 1, message: 'Not today.' }))
    expect(await send()).toEqual({ message: 'Not today.', errors: {} })
    expect($toasts.get().at(-1)).toMatchObject({ kind: 'error', message: 'Not today.' })
    disconnect()
    expect(await send()).toEqual({ message: 'Something went wrong.', errors: {} })
    expect($toasts.get().at(-1)).toMatchObject({ kind: 'error', message: 'Something went wrong.' })
  }
  expect($toasts.get()).toHaveLength(6)
})

test('without a token nothing is sent', async () => {
  let asked = 0
  connect(() => {
    asked++
    return json({ api_status: 0 })
  })
  const { sendQuery } = await open()
  const query = { email: letter.email, message: 'Which plan has the CRM?' }
  expect(await sendQuery(query, undefined)).toEqual({ message: 'Recaptcha required.', errors: {} })
  expect(asked).toBe(0)
})

test('offline the draft stays, and so it does after a reload', async () => {
  disconnect()
  const { keepDraft, sendContact } = await open()
  keepDraft('contact', letter)
  expect(await sendContact(letter, 'checked')).toMatchObject({ message: 'Something went wrong.' })
  expect(JSON.parse(sessionStorage.getItem('draft:contact') ?? '')).toEqual(letter)
})

test.each(['{"email":', '[]', '"text"', '{"email":7}', 'null'])(
  'a draft that is none (%s) is nothing typed',
  async (kept) => {
    sessionStorage.setItem('draft:contact', kept)
    const { readDraft } = await open()
    expect(readDraft('contact')).toEqual({})
  }
)
