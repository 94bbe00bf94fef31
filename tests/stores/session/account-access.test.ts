import { expect, test } from 'vitest'
import { codeTo, emailTo } from '../../kit/emailed.ts'
import { subscribe } from '../../kit/billing.ts'
import { startPanel } from '../../kit/panel.ts'
import { connect, connectTo, disconnect, freshVisitor, json } from '../../kit/visitor.ts'

const visitor = freshVisitor('/auth/register?referral_code=ABCDEFGH')
const open = async () => ({
  ...(await import('#stores/session/choose-password.ts')),
  ...(await import('#stores/session/account-access.ts')),
  ...(await import('#stores/session/human-check.ts')),
  ...(await import('#stores/site/toasts.ts'))
})
const none = async () => undefined

test('a referral code in the address is stored, and later pages without one keep it', async () => {
  const { storeReferral } = await open()
  storeReferral()
  expect(localStorage.getItem('referral_code')).toBe('ABCDEFGH')
  visitor.window.history.replaceState(null, '', '/auth/register')
  storeReferral()
  expect(localStorage.getItem('referral_code')).toBe('ABCDEFGH')
})

test('a referral code of forty characters is stored, a longer one is ignored', async () => {
  const { storeReferral } = await open()
  for (const [length, kept] of [
    [41, null],
    [40, 'X'.repeat(40)]
  ] as const) {
    visitor.window.history.replaceState(
      null,
      '',
      `/auth/register?referral_code=${'X'.repeat(length)}`
    )
    storeReferral()
    expect(localStorage.getItem('referral_code')).toBe(kept)
  }
})

test('the human check follows what the panel has switched on', async () => {
  connectTo(await startPanel())
  const { passHumanCheck } = await open()
  expect(await passHumanCheck('login', none)).toBe('off')
})

test('with reCAPTCHA on, Google’s token is sent; without Google, logging in works and registering says why not', async () => {
  const panel = await startPanel()
  const whole = await (await panel.request('/general/siteData')).json()
  const humanCheck = { kind: 'recaptcha', siteKey: 'key' }
  connect(() => json({ ...whole, websiteConfig: { ...whole.websiteConfig, humanCheck } }))
  const { $toasts, passHumanCheck } = await open()
  expect(await passHumanCheck('register', async () => 'google')).toBe('google')
  expect(await passHumanCheck('login', none)).toBe('unavailable')
  expect($toasts.get()).toEqual([])
  expect(await passHumanCheck('register', none)).toBeUndefined()
  expect(await passHumanCheck('register', async () => '')).toBeUndefined()
  expect($toasts.get()).toMatchObject([
    { kind: 'error', message: 'reCAPTCHA error. Please refresh the page.' },
    { kind: 'error', message: 'Please complete the reCAPTCHA verification.' }
  ])
})

test('a refused reset request and a refused new password show the panel’s message', async () => {
  const { $toasts, requestReset, choosePassword } = await open()
  const passwords = { password: 'secret1', confirmPassword: 'secret1' }
  for (const ask of [
    () => requestReset({ email: 'a@b.ca', recaptcha: 'checked' }),
    () => choosePassword(passwords)
  ]) {
    connect(() => json({ api_status: 429, message: 'Slow down, please.' }, 429))
    expect(await ask()).toMatchObject({ message: 'Slow down, please.', reason: 'refused' })
    expect($toasts.get().at(-1)).toMatchObject({ kind: 'error', message: 'Slow down, please.' })
  }
  expect($toasts.get()).toHaveLength(2)
})

test('site data is loaded once, and again after a failure', async () => {
  const { $siteData, loadSiteData } = await import('#stores/site/site-data.ts')
  connect(() => new Response('<html>'))
  await loadSiteData()
  expect($siteData.get()).toEqual({ status: 'failed' })

  const panel = await startPanel()
  let asked = 0
  connect((path, init) => {
    asked++
    return panel.request(path.replace('/api', ''), init)
  })
  await Promise.all([loadSiteData(), loadSiteData()])
  await loadSiteData()
  expect($siteData.get()).toMatchObject({ status: 'ready', data: { plans: expect.any(Array) } })
  expect(asked).toBe(1)
})

test('site data is loading until it is ready or has failed', async () => {
  const { $siteData, loadSiteData } = await import('#stores/site/site-data.ts')
  expect($siteData.get()).toEqual({ status: 'loading' })
  const said: string[] = []
  const unbind = $siteData.listen(({ status }) => said.push(status))
  connect(() => new Response('<html>'))
  await loadSiteData()
  connectTo(await startPanel())
  await loadSiteData()
  unbind()
  expect(said).toEqual(['loading', 'failed', 'loading', 'ready'])
})

test('a DNS check says what came of it and asks for the agent again', async () => {
  const { checkDns } = await import('#stores/website/website.ts')
  const { $toasts } = await open()
  const asked: string[] = []
  localStorage.setItem('access_token', 'tok')
  connect((path) => {
    asked.push(path)
    return json({ api_status: 0 })
  })
  await checkDns(7)
  expect($toasts.get()).toMatchObject([{ kind: 'success', message: 'DNS updated successfully.' }])
  expect(asked).toEqual(['/api/user/checkDNS', '/api/user/accessTokenLoginWeb'])

  connect((path) =>
    path === '/api/user/checkDNS'
      ? json({ api_status: 409, message: 'Found ns1.example.com.' }, 409)
      : json({ api_status: 0 })
  )
  expect(await checkDns(7)).toBe('Found ns1.example.com.')
  expect($toasts.get().at(-1)).toMatchObject({ kind: 'error', message: 'Found ns1.example.com.' })
  disconnect()
  await checkDns(7)
  expect($toasts.get().at(-1)).toMatchObject({ kind: 'error', message: 'Something went wrong.' })
})

test('a reset link logs in once, and that session sets the new password', async () => {
  const panel = await startPanel()
  const { email } = await panel.registerAgent()
  connectTo(panel)
  const { $toasts, requestReset, choosePassword, logInAgent, takeResetCode } = await open()
  expect(await requestReset({ email, recaptcha: 'checked' })).toBeUndefined()
  const code = await codeTo(panel, email)
  visitor.window.location.hash = `#${new URLSearchParams({ email, code })}`

  const credentials = takeResetCode()
  expect(credentials).toEqual({ email, password: code })
  expect(visitor.window.location.hash, 'out of the address').toBe('')
  expect(takeResetCode()).toBeUndefined()
  expect(await logInAgent({ email, password: code, recaptcha: 'checked' })).toBeUndefined()
  expect(visitor.visited).toEqual(['/dashboard/reset-password'])
  expect(sessionStorage.getItem('toast')).toContain('Please reset password.')

  const passwords = { password: 'another one', confirmPassword: 'another one' }
  expect(await choosePassword(passwords)).toBeUndefined()
  expect($toasts.get(), 'the form says it').toEqual([])
  expect(
    await logInAgent({ email, password: code, recaptcha: 'checked' }),
    'used up'
  ).toMatchObject({
    api_status: 401
  })
  expect(await logInAgent({ email, password: 'another one', recaptcha: 'checked' })).toBeUndefined()
})

test('logging in tells an agent with a website why their chosen plan opens the dashboard', async () => {
  const panel = await startPanel()
  const { email } = await subscribe(panel)
  const password = 'a good password'
  connectTo(panel)
  const { logInAgent } = await open()
  for (const [search, told] of [
    ['', 'User successfully logged in.'],
    [
      '?plan=2&duration=12',
      'You already have a website. You can switch its template on your dashboard; to change its plan, please contact us.'
    ]
  ]) {
    visitor.window.history.replaceState(null, '', `/auth/login${search}`)
    expect(await logInAgent({ email, password, recaptcha: 'checked' })).toBeUndefined()
    expect(visitor.visited.at(-1)).toBe('/dashboard/home')
    expect(sessionStorage.getItem('toast')).toContain(told)
  }
})

test('a chosen plan survives a password reset on the way to the wizard', async () => {
  const panel = await startPanel()
  const { email } = await panel.registerAgent()
  connectTo(panel)
  const { requestReset, logInAgent, withChosen } = await open()
  const chosen = '?template=2&plan=3&duration=1'
  visitor.window.history.replaceState(null, '', `/auth/forgotPassword${chosen}`)
  expect(await requestReset({ email, recaptcha: 'checked' })).toBeUndefined()
  const link = new URL(/https:\S+login\S+/.exec((await emailTo(panel, email)).text)?.[0] ?? '')
  visitor.window.history.replaceState(null, '', link.pathname + link.search)
  const code = new URLSearchParams(link.hash.slice(1)).get('code')!
  expect(await logInAgent({ email, password: code, recaptcha: 'checked' })).toBeUndefined()
  expect(visitor.visited.at(-1)).toBe(`/dashboard/reset-password${chosen}`)
  visitor.window.history.replaceState(null, '', visitor.visited.at(-1))
  expect(withChosen('/auth/account-setup')).toBe(`/auth/account-setup${chosen}`)
})

test('a template chosen first and a plan chosen later both reach the wizard, and the choice ends there', async () => {
  connectTo(await startPanel())
  const { chosenSoFar, registerAgent } = await open()
  const { keepChoice } = await import('#gateways/storage/kept-choice.ts')
  const { readChoice } = await import('#rules/plan/choice.ts')
  const visit = (search: string) => {
    visitor.window.history.replaceState(null, '', `/auth/register${search}`)
    keepChoice(readChoice(search))
  }
  visit('?template=2')
  visit('?plan=1&duration=12')
  visit('?plan=3')
  visit('')
  expect(chosenSoFar()).toEqual({ template: 2, plan: 3 })
  const password = 'a good password'
  const ann = { name: 'Ann Roy', email: 'ann@roy.ca', phone: '4165550199', password }
  const form = { ...ann, confirmPassword: password, recaptcha: 'checked' }
  expect(await registerAgent(form)).toBeUndefined()
  expect(visitor.visited.at(-1)).toBe('/auth/account-setup?template=2&plan=3')
  expect(chosenSoFar()).toEqual({})
})

test('an address without a reset link fills in nothing', async () => {
  const { takeResetCode } = await open()
  visitor.window.location.hash = '#email=amara@lakeshore.ca'
  expect(takeResetCode()).toBeUndefined()
})
