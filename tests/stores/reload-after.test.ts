import { beforeAll, expect, test } from 'vitest'
import { addPaymentMethod } from '#contract/billing/add-card.ts'
import { CALLS } from '#contract/calls.ts'
import {
  cardForm,
  DAY,
  signIn,
  FAILING_CARD,
  runUntil,
  payWith,
  type Subscriber,
  subscribe
} from '../kit/billing.ts'
import {
  type DashboardPage,
  panelData,
  openDashboard,
  otherCard,
  shownData
} from '../kit/dashboard-cards.ts'
import { DOMAIN_ACTIONS } from '../kit/domain-actions.ts'
import { inMemory, startPanel, type TestPanel } from '../kit/panel.ts'
import { connect, freshVisitor } from '../kit/visitor.ts'
import { typeCard } from '../kit/wizard.ts'

// The database is opened once, and not on the first test's time.
beforeAll(() => inMemory().then(() => {}))
freshVisitor('/dashboard/home')

const OTHER_CARD = 'sbx_card_mastercard_1240'

type Scene = { agent: Subscriber; page: DashboardPage; panel: TestPanel; token: string }
type Changed = keyof ReturnType<typeof shownData>

const paid = (panel: TestPanel) => subscribe(panel)
const monthly = (panel: TestPanel) => subscribe(panel, { plan_duration: 1, price: 201.14 })

async function overdue(panel: TestPanel, card = FAILING_CARD) {
  const agent = await monthly(panel)
  await payWith(panel, agent, FAILING_CARD)
  await runUntil(panel, new Date(panel.now().getTime() + 70 * DAY), 10)
  if (card !== FAILING_CARD) await payWith(panel, agent, card)
  return agent
}

async function later(panel: TestPanel, agent: Subscriber, move: 'cancel' | 'pause', days = 0) {
  const { cancelPlan, pausePlan } = await import('#contract/billing/plan.ts')
  const call = { cancel: cancelPlan, pause: pausePlan }[move]
  await panel.call(call, {}, { token: await signIn(panel, agent) })
  await runUntil(panel, new Date(panel.now().getTime() + days * DAY), 10)
  return agent
}

async function withTwoCards(panel: TestPanel) {
  const agent = await paid(panel)
  await panel.call(addPaymentMethod, cardForm(OTHER_CARD), { token: await signIn(panel, agent) })
  return agent
}

/** Every action an agent has on the dashboard: before whom it is taken, and the cards that it must change. */
const ACTIONS: Record<
  string,
  {
    before: (panel: TestPanel) => Promise<Subscriber>
    act: (scene: Scene) => Promise<unknown>
    changes: Changed[]
  }
> = {
  ...DOMAIN_ACTIONS,
  'Pay Now': {
    before: (panel) => overdue(panel, OTHER_CARD),
    act: ({ agent, page }) => page.payNow(agent.website_id),
    changes: ['user', 'due', 'transactions', 'plan']
  },
  'Pay Now with a card that is declined': {
    before: overdue,
    act: ({ agent, page }) => page.payNow(agent.website_id),
    changes: ['transactions']
  },
  pause: {
    before: paid,
    act: ({ page }) => page.changePlan('pause'),
    changes: ['user', 'plan']
  },
  resume: {
    before: (panel) => paid(panel).then((agent) => later(panel, agent, 'pause')),
    act: ({ page }) => page.changePlan('resume'),
    changes: ['user', 'plan']
  },
  'renewing a plan that has ended': {
    before: (panel) => monthly(panel).then((agent) => later(panel, agent, 'cancel', 70)),
    act: ({ page }) => page.renewPlan(),
    changes: ['user', 'plan', 'transactions']
  },
  'a refused pause': {
    before: paid,
    act: async ({ agent, page, panel }) => {
      // Another tab was first.
      await later(panel, agent, 'pause')
      return page.changePlan('pause')
    },
    changes: ['user', 'plan']
  },
  cancel: {
    before: paid,
    act: ({ page }) => page.changePlan('cancel'),
    changes: ['user', 'plan']
  },
  'cancelling an overdue plan': {
    before: overdue,
    act: ({ page }) => page.changePlan('cancel'),
    changes: ['user', 'due', 'plan']
  },
  'withdrawing a cancellation': {
    before: (panel) => paid(panel).then((agent) => later(panel, agent, 'cancel')),
    act: ({ page }) => page.changePlan('keep'),
    changes: ['user', 'plan']
  },
  'changing the duration': {
    before: paid,
    act: ({ page }) => page.changePlan({ duration: 1 }),
    changes: ['plan']
  },
  'Set Primary': {
    before: withTwoCards,
    act: (scene) => scene.page.makePrimary(otherCard(scene.page)),
    changes: ['cards', 'plan']
  },
  'removing a card': {
    before: withTwoCards,
    act: (scene) => scene.page.removeCard(otherCard(scene.page)),
    changes: ['cards']
  },
  'adding a card': {
    before: paid,
    act: async ({ page }) => {
      await typeCard(page, '5555555555554444', '1240')
      const { token: _token, ...address } = cardForm('')
      return page.addCard({ ...address, billing_city: 'Ottawa' })
    },
    changes: ['cards', 'billingDetails']
  },
  'saving the agreement': {
    before: paid,
    act: ({ page }) => page.saveSignedAgreement({ board: 'TRREB', signed_on: '2026-11-19' }),
    changes: ['goLive']
  },
  'sending a test lead': {
    before: paid,
    act: ({ page }) => page.requestTestLead(),
    changes: ['goLive']
  },
  'asking for a new link after the email was confirmed elsewhere': {
    before: paid,
    act: async ({ agent, page, panel }) => {
      await panel.world.db
        .updateTable('agents')
        .set({ email_verified_at: panel.now() })
        .where('agent_id', '=', agent.agent_id)
        .execute()
      return page.requestVerification()
    },
    changes: ['goLive', 'user']
  },
  'correcting an address': {
    before: paid,
    act: ({ page }) => page.correctEmail({ email: 'new@b.ca', password: 'a good password' }),
    changes: ['user']
  },
  'choosing a new password': {
    before: paid,
    act: ({ page }) => page.choosePassword({ password: 'new one', confirmPassword: 'new one' }),
    changes: []
  },
  'changing the language of emails': {
    before: paid,
    act: ({ page }) => page.changeLanguage({ language: 'fr' }),
    changes: ['user']
  }
}
/** The calls that the actions above have made. */
const asked = new Set<string>()

test.each(Object.entries(ACTIONS))(
  'after %s every card of the dashboard shows what a reload would show',
  async (_, { act, before, changes }) => {
    const panel = await startPanel()
    connect((path, init) => {
      asked.add(`${init.method} ${path.replace(/^\/api|\?.*/g, '')}`)
      return panel.request(path.replace(/^\/api/, ''), init)
    })
    const agent = await before(panel)
    const token = await signIn(panel, agent)
    const page = await openDashboard(agent, token)
    const old = shownData(page)
    expect(old).toEqual(await panelData(panel, agent, token))

    await act({ agent, page, panel, token })
    const now = shownData(page)
    expect(now).toEqual(await panelData(panel, agent, token))
    const changed = Object.keys(now).filter(
      (card) => JSON.stringify(now[card as Changed]) !== JSON.stringify(old[card as Changed])
    )
    expect(changed.toSorted()).toEqual(changes.toSorted())
  }
)

/** Calls that change nothing on the dashboard, or leave it. */
const ELSEWHERE = [
  // The wizard's, which ends on a page of its own.
  'applyPromoCode',
  'chargeAndWebsite',
  'checkDomainExists',
  'resumeAccount',
  'saveSetupDraft',
  // Steps of other actions.
  'answerChallenge',
  'createIntent',
  // The link in a test lead opens the page, and its answer is put in.
  'confirmTestLead',
  'closeAccount',
  'logOut'
]
/** The website builder, blog, listings and their feeds, leads, team and settings, which are pages of their own. */
const OTHER_PAGES = /^\/user\/(feeds|leads|listings|posts|site|team)(\/|$)/

test('every call by which an agent changes something is in the table above', () => {
  const missing = Object.entries(CALLS)
    .filter(([name, { access, method, path }]) => {
      const isWriting = access !== 'public' && method !== 'GET'
      const isElsewhere =
        path.startsWith('/editor') || OTHER_PAGES.test(path) || ELSEWHERE.includes(name)
      return isWriting && !isElsewhere && !asked.has(`${method} ${path}`)
    })
    .map(([name]) => name)
  expect(missing).toEqual([])
})
