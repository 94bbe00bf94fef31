import type { Claim } from './claim.ts'
import {
  BOARD,
  CALLBACK,
  CAMPAIGN,
  DESCRIBED,
  DOMAIN_LIVE,
  HOSTED,
  MESSAGE,
  POST_SEEN,
  PROFESSIONAL,
  REPORT,
  SEQUENCE,
  SITEMAP,
  STARTER,
  STRUCTURED,
  SUPPORT,
  TIMELINE
} from './proofs.ts'

const SIX_STEPS =
  'tests/journeys/sign-up.test.ts: an agent registers, sets up a website and starts the free trial @phone'
const NAMED =
  'tests/journeys/template-and-plan.test.ts: a visitor sees every design with their name before registering, sends it nowhere, and goes on to the wizard with it @any-screen'
const ANY_SCREEN =
  'tests/proofs/templates.test.ts: $name in $language: every page with every block is without fault'
const TEN = 'tests/sites/templates.test.tsx: there are ten designs to choose from'
const COUNTED =
  'tests/panel/websites/site-figures.test.ts: leads are told once they exceed the specified figure; samples, tests and imports never are'
const FOOT =
  'tests/sites/render-site.test.ts: the foot names agent, title and brokerage whatever the content is'
const TRIAL =
  'tests/panel/billing/renewals.test.ts: a trial is charged its whole first total at its end, and is a plan from then on'
const CANCEL =
  'tests/panel/billing/plan-control.test.ts: a cancelled plan runs to its end, is never charged again, and can be started again at its price'
const FIRST_BILL =
  'tests/journeys/first-payment.test.ts: a visitor sees the whole first bill without giving an email address @any-screen'
const SUMMARY =
  'tests/islands/account-setup/account-setup-states.test.tsx: each button is described by its own sentence: the trial’s names the first charge to the day and the cent'

/** What the home, About, Pricing and Designs pages offer. */
export const offerLedger: readonly Claim[] = [
  { id: 'home.headline', spec: '000 §2, Landing page', proof: [MESSAGE, BOARD] },
  { id: 'home.lede', proof: [HOSTED, SIX_STEPS, TRIAL] },
  { id: 'home.hosted', spec: '000 §2, Landing page', proof: [HOSTED, DOMAIN_LIVE] },
  {
    id: 'home.search',
    spec: '000 §2, Landing page',
    proof: [
      'tests/panel/hosting/feeds.test.ts: a poll reaches pages that were cached, names who lists each home, and takes a withdrawn one off',
      'tests/panel/listings/connected-feeds.test.ts: a feed is asked at once, and shown only with every agreement that it needs'
    ]
  },
  { id: 'home.crm', spec: '000 §2, Landing page', proof: [MESSAGE, TIMELINE] },
  {
    id: 'home.seo',
    spec: '000 §2, Landing page',
    proof: [DESCRIBED, STRUCTURED, SITEMAP]
  },
  {
    id: 'home.marketing',
    spec: '000 §2, Landing page',
    proof: [CAMPAIGN, SEQUENCE, POST_SEEN, REPORT]
  },
  { id: 'home.responsive', spec: '000 §2, Landing page', proof: [ANY_SCREEN] },
  { id: 'home.sixSteps', proof: [SIX_STEPS, HOSTED] },
  { id: 'home.pricesFirst', proof: [FIRST_BILL] },
  { id: 'home.closing', spec: '000 §1', proof: [TRIAL, SUPPORT] },

  { id: 'product.description', spec: '001, first paragraph', proof: [HOSTED] },
  { id: 'product.builds', spec: '001, first paragraph', proof: [HOSTED] },
  { id: 'product.trial', spec: '000 §1', proof: [TRIAL] },
  { id: 'product.cancelAnytime', spec: '000 §1', proof: [CANCEL] },
  { id: 'product.assistedSetup', spec: '000 §1', proof: [SUPPORT, CALLBACK] },
  {
    id: 'product.earlyBird',
    spec: '000 §1',
    proof: [
      'tests/panel/billing/billing-copy.test.ts: the early bird saves as much as the sample plans take off'
    ]
  },
  {
    id: 'product.browserNotes',
    proof: [
      'tests/gateways/storage/cookie-policy.test.ts: the sample cookie policy lists every key in the browser’s storage, and which end with the tab'
    ]
  },
  {
    id: 'product.noTracking',
    proof: ['tests/journeys/page-frame.test.ts: public pages load nothing from other hosts']
  },
  { id: 'product.tryFree', proof: [TRIAL] },
  { id: 'product.freeWithSetup', spec: '000 §1', proof: [TRIAL, SUPPORT, CANCEL] },
  { id: 'product.namedDesigns', proof: [NAMED] },
  { id: 'product.namedPrivately', proof: [NAMED] },
  {
    id: 'product.designs',
    proof: [
      'tests/sites/demo-agents.test.ts: there is a sample agent in every template on offer, and two of them write in French',
      'tests/journeys/template-and-plan.test.ts: a template chosen in the gallery is selected in the wizard, whether the agent registers, logs in or is already logged in @any-screen'
    ]
  },

  { id: 'about.description', proof: [HOSTED, FOOT] },
  { id: 'about.lede', proof: [HOSTED, FOOT] },
  { id: 'about.websites', spec: '001 §2, About page', unproved: 'issue 21' },
  { id: 'about.ratings', spec: '001 §2, About page', unproved: 'issue 21' },
  { id: 'about.designs', spec: '001 §2, About page', proof: [TEN, NAMED] },
  { id: 'about.leads', spec: '001 §2, About page', proof: [COUNTED] },
  { id: 'about.answer', proof: [MESSAGE] },
  {
    id: 'about.yourName',
    proof: [
      FOOT,
      'tests/sites/templates.test.tsx: template %i shows what the wizard asked, and only that',
      'tests/sites/templates.test.tsx: template %i names a brokerage of sixty letters whole'
    ]
  },
  {
    id: 'about.sixSteps',
    proof: [
      SIX_STEPS,
      HOSTED,
      'tests/journeys/read.test.ts: a visitor opens a guide from the list and jumps to a section from its contents @any-screen'
    ]
  },
  { id: 'about.wholeBill', proof: [SUMMARY, FIRST_BILL, CANCEL] },
  {
    id: 'about.country',
    proof: [
      'tests/sites/every-block.test.ts: $name in $language speaks one language',
      'tests/islands/account-setup/account-setup-states.test.tsx: hints about Ontario’s rules appear only there, by %s',
      'tests/panel/billing/payment-methods.test.ts: a receipt names seller, numbers, buyer, terms, what was bought and each tax'
    ]
  },

  { id: 'pricing.description', proof: [TRIAL, CANCEL] },
  { id: 'pricing.lede', proof: [STARTER, PROFESSIONAL] },
  { id: 'pricing.firstPayment', proof: [FIRST_BILL] },
  {
    id: 'pricing.taxesNamed',
    proof: [
      'tests/islands/account-setup/account-setup-plan.test.tsx: the summary waits for the province and then names the tax'
    ]
  },
  { id: 'pricing.product', proof: [HOSTED] }
]
