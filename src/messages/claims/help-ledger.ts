import type { Claim } from './claim.ts'

const DNS_CHECK =
  'tests/islands/dashboard/dashboard-home.test.tsx: a problem found by the DNS check stays on the page'
const RETRIES =
  'tests/panel/billing/renewals.test.ts: a renewal that fails is tried after 1, 3, 5 and 7 days for what is due, with an email each, and stops the site after 30'
const TEST_LEAD =
  'tests/panel/leads/form-check.test.ts: a test lead is sent by the real form and goes to the agent’s own address, and its link works more than once'
const DOMAIN_LIVE =
  'tests/panel/websites/domain-guard.test.ts: a domain is called live only after its page came over a valid certificate'
const OPENS_FIRST =
  'tests/panel/websites/domain-guard.test.ts: name servers are neither shown nor emailed while the internet doesn’t reach us'
const STEPS =
  'tests/islands/dashboard/home-today.test.tsx: remaining steps are listed, and completed ones are collapsed with their proof'

const FEED_SIGNED =
  'tests/panel/listings/connected-feeds.test.ts: a feed is asked at once, and shown only with every agreement that it needs'
const BOARD_FEED =
  'tests/panel/listings/connected-feeds.test.ts: a board’s feed is asked with its token, and says what is wrong with its address'
const FEED_DISPLAY =
  'tests/panel/hosting/feeds.test.ts: a poll reaches pages that were cached, names who lists each home, and takes a withdrawn one off'
const VOW =
  'tests/panel/hosting/homes-account.test.ts: sold homes are behind a confirmed registration whose terms were accepted, and logged'
const SEQUENCE =
  'tests/panel/leads/sequences.test.ts: an inquiry gets the emails of days 0, 3 and 10 in the agent’s morning, and then no more'
const SEQUENCE_STOPS = 'tests/panel/leads/sequences.test.ts: nothing more is sent once %s'

/** What the FAQ, the guides, the dashboard and emails say that the product does. */
export const helpLedger: readonly Claim[] = [
  {
    id: 'faq.trial',
    spec: '000 §1',
    proof: [
      'tests/panel/billing/renewals.test.ts: a trial is charged its whole first total at its end, and is a plan from then on',
      'tests/panel/billing/billing-copy.test.ts: a reminder that is announced a week ahead comes a week ahead'
    ]
  },
  { id: 'faq.ownDomain', proof: [OPENS_FIRST] },
  { id: 'faq.domainWait', proof: [DNS_CHECK] },
  {
    id: 'faq.taxes',
    proof: [
      'tests/panel/billing/payment-methods.test.ts: a receipt names seller, numbers, buyer, terms, what was bought and each tax'
    ]
  },
  {
    id: 'faq.languages',
    proof: [
      'tests/panel/websites/within-plan.test.ts: a website on Starter has one language and five pages of its own, and says so of a second and a sixth',
      'tests/panel/websites/within-plan.test.ts: a website on Professional has both languages and fifteen pages of its own'
    ]
  },
  { id: 'faq.failedPayment', proof: [RETRIES] },
  {
    id: 'faq.cancelling',
    proof: [
      'tests/panel/billing/plan-control.test.ts: a cancelled plan runs to its end, is never charged again, and can be started again at its price',
      'tests/panel/billing/plan-told.test.ts: cancelling an overdue plan says that the website goes off now and what is no longer owed'
    ]
  },
  { id: 'faq.boardListings', proof: [FEED_SIGNED, BOARD_FEED, VOW] },
  {
    id: 'faq.dataKept',
    proof: ['tests/panel/accounts/setup-draft.test.ts: never includes a card']
  },
  {
    id: 'faq.referral',
    proof: [
      'tests/panel/billing/plan-control.test.ts: referred websites past their trial take ten percent each off the next renewal'
    ]
  },

  {
    id: 'guides.googleKeys',
    spec: '001 §2, Setup guides',
    proof: [
      'tests/journeys/page-content.test.ts: policies, the about page and the guides have their required content'
    ]
  },
  { id: 'guides.domainActive', proof: [DOMAIN_LIVE] },
  {
    id: 'guides.secretKeys',
    spec: '001 §2, Setup guides',
    proof: [
      'tests/panel/websites/site-secrets.test.ts: a key is used on the website and never read back, in the database neither'
    ]
  },
  {
    id: 'guides.keysUsed',
    proof: [
      'tests/panel/hosting/agent-keys.test.ts: with both keys, the form’s page may load reCAPTCHA, and Google tells people from programs',
      'tests/sites/analytics-script.test.ts: accepting loads Google’s script once, for this host and without advertising, on the next pages too',
      'tests/panel/hosting/agent-keys.test.ts: the verification code is in the home page’s head alone, as text'
    ]
  },
  {
    id: 'guides.mapsUse',
    proof: [
      'tests/panel/hosting/search-map.test.ts: Google’s map has a page of its own, framed by the search alone once the agent has a key'
    ]
  },
  {
    id: 'guides.providerDoes',
    spec: '001, first paragraph',
    proof: [
      'tests/panel/hosting/serve-site.test.ts: a website opens at its subdomain as soon as its order has ended'
    ]
  },
  { id: 'guides.signNow', proof: [FEED_SIGNED, BOARD_FEED] },
  { id: 'guides.listingsShown', proof: [BOARD_FEED] },
  { id: 'guides.vowShown', proof: [VOW] },
  { id: 'guides.displayRules', proof: [FEED_DISPLAY] },
  { id: 'guides.accessUsed', proof: [BOARD_FEED] },
  { id: 'feeds.lede', proof: [FEED_SIGNED, BOARD_FEED] },

  { id: 'dashboard.goLive', proof: [STEPS] },
  { id: 'dashboard.youAreLive', proof: [DOMAIN_LIVE, STEPS] },
  { id: 'dashboard.everythingDone', proof: [DOMAIN_LIVE, TEST_LEAD] },
  { id: 'dashboard.agreementFirst', proof: [FEED_SIGNED, BOARD_FEED] },
  { id: 'dashboard.firstLead', proof: [TEST_LEAD] },
  { id: 'dashboard.testLead', proof: [TEST_LEAD] },
  { id: 'dashboard.testLeadSent', proof: [TEST_LEAD] },
  {
    id: 'dashboard.leadsReachYou',
    proof: [
      'tests/islands/dashboard/home-today.test.tsx: the link in a test lead proves it once, and the code is removed from the URL'
    ]
  },
  { id: 'dashboard.sequences', proof: [SEQUENCE, SEQUENCE_STOPS] },

  {
    id: 'calculators.payment',
    proof: ['tests/rules/home-costs/mortgage.test.ts: a fixed rate is compounded twice a year']
  },
  {
    id: 'calculators.transferTax',
    proof: [
      'tests/rules/home-costs/transfer-tax.test.ts: the statutes, implemented a second time, come to the same cent'
    ]
  },
  {
    id: 'calculators.closingCosts',
    proof: [
      'tests/rules/home-costs/mortgage.test.ts: the cash of a purchase is the sum of its parts'
    ]
  },
  {
    id: 'calculators.paymentBlock',
    proof: [
      'tests/sites/calculators.test.ts: a payment calculator answers its own form and no other'
    ]
  },

  { id: 'emails.domainIsLive', proof: [DOMAIN_LIVE] },
  {
    id: 'emails.hourlyChecks',
    proof: [
      'tests/panel/websites/zones.test.ts: a waiting domain is checked every hour, then every day, and its agent is emailed when it is live'
    ]
  },
  { id: 'emails.confirmAddress', proof: [TEST_LEAD] }
]
