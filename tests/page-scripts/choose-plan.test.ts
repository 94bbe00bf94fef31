// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const CHOICE = {
  plan_id: 2,
  plan_name: 'Professional',
  duration: 12,
  discounted_price: 63.2,
  setup_fee: 99
}

beforeAll(async () => {
  vi.resetModules()
  await import('#page-scripts/choose-plan.ts')
})

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = `
    <main>
      <a href="#register" data-for-members="#account-setup" data-choice='${JSON.stringify(CHOICE)}'
        data-for-owner="/dashboard/home" data-choose="Choose Professional"
        data-chosen="Continue with Professional" data-own="Your plan: Professional">
        Choose <b>Professional</b>
      </a>
      <a href="#contact">Contact Now</a>
    </main>`
  // The page is not left.
  document.querySelector('main')!.onclick = (event) => event.preventDefault()
})

afterEach(() => {
  delete document.documentElement.dataset['auth']
  document.body.replaceChildren()
})

const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click()

test('the plan whose button is pressed is kept, and no other link keeps one', () => {
  press('[href="#contact"]')
  expect(kept('selectedPlan')).toBeNull()
  press('[data-choice] b')
  expect(kept('selectedPlan')).toEqual(CHOICE)
  expect(kept('accountDetails')).toBeNull()
})

test('a plan chosen on the pricing page takes its place in a wizard that was left half-way', () => {
  const typed = { company_name: 'Lakeshore', plan_id: 1, plan_name: 'Starter', duration: 6 }
  localStorage.setItem('accountDetails', JSON.stringify(typed))
  press('[data-choice]')
  expect(kept('accountDetails')).toEqual({ company_name: 'Lakeshore', ...CHOICE })
})

const label = () =>
  document.querySelector('[data-choice]')?.textContent?.replaceAll(/\s+/g, ' ').trim()
const store = (key: string, value: unknown) => {
  localStorage.setItem(key, JSON.stringify(value))
  dispatchEvent(new Event('pageshow'))
}

test('a plan chosen before, for the same duration, is continued with', () => {
  store('selectedPlan', CHOICE)
  expect(label()).toBe('Continue with Professional')
  store('selectedPlan', { ...CHOICE, duration: 1 })
  expect(label()).toBe('Choose Professional')
})

test('an agent’s own plan is named as theirs, leads to the dashboard and is not chosen again', () => {
  const website = { plan: { plan_id: 2 }, plan_end_date: '2026-12-21T15:00:00.000Z' }
  store('user', { website })
  expect(label(), 'after a log-out').toBe('Choose Professional')
  document.documentElement.dataset['auth'] = 'in'
  store('user', { website: { ...website, plan_end_date: null } })
  expect(label(), 'not ordered yet').toBe('Choose Professional')
  store('user', { website })
  expect(label()).toBe('Your plan: Professional')
  press('[data-choice]')
  expect(document.querySelector('[data-choice]')?.getAttribute('href')).toBe('/dashboard/home')
  expect(kept('selectedPlan')).toBeNull()
})

test.each([
  ['out', '#register'],
  ['in', '#account-setup']
])('who is logged %s is led on to %s', (auth, to) => {
  document.documentElement.dataset['auth'] = auth
  press('[data-choice]')
  expect(document.querySelector('[data-choice]')?.getAttribute('href')).toBe(to)
})
