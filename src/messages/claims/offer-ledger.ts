import type { Claim } from './claim.ts'

const DOMAIN_LIVE =
  'tests/panel/websites/domain-guard.test.ts: a domain is called live only after its page came over a valid certificate'
const HOSTED =
  'tests/panel/hosting/serve-site.test.ts: a website opens at its subdomain as soon as its order has ended'
const SIX_STEPS =
  'tests/journeys/sign-up.test.ts: an agent registers, sets up a website and starts the free trial'
const MESSAGE =
  'tests/panel/hosting/lead-form.test.ts: a message is stored as a lead, emailed once, and answered with a thank-you page'
const NAMED =
  'tests/journeys/template-and-plan.test.ts: a visitor sees every design with their name before registering, sends it nowhere, and goes on to the wizard with it'
const ANY_SCREEN =
  'tests/proofs/templates.test.ts: $name in $language: every page with every block is without fault'
const TEN = 'tests/sites/templates.test.tsx: there are ten designs to choose from'
const FIVE_MINUTES =
  'tests/journeys/website-builder.test.ts: an agent changes photo, headline and template, adds a page with three blocks, and publishes, with the mouse @any-screen'
const FOOT =
  'tests/sites/render-site.test.ts: the foot names agent, title and brokerage whatever the content is'
const DESCRIBED =
  'tests/sites/render-site.test.ts: a page says what it is about, where it lives and in which languages'
const SITEMAP =
  'tests/sites/render-site.test.ts: the sitemap lists every page in each language, with its date'
const STRUCTURED =
  'tests/sites/render-site.test.ts: JSON-LD describes the agent, the way to the page, and its questions'
const PICTURED =
  'tests/panel/hosting/share-pictures.test.ts: each page has a picture of its own, in each language, that others may keep for good'

const TRIAL =
  'tests/panel/billing/renewals.test.ts: a trial is charged its whole first total at its end, and is a plan from then on'
const CANCEL =
  'tests/panel/billing/plan-control.test.ts: a cancelled plan runs to its end, is never charged again, and can be started again at its price'
const FIRST_BILL =
  'tests/journeys/first-payment.test.ts: a visitor sees the whole first bill without giving an email address'
const SUMMARY =
  'tests/islands/account-setup/account-setup-states.test.tsx: each button is described by its own sentence: the trial’s names the first charge to the day and the cent'
const SUPPORT =
  'tests/panel/content/general.test.ts: a message goes to support, and its answer to the visitor'
const CALLBACK =
  'tests/journeys/contact.test.ts: requests a callback on the contact page @any-screen'
const BLOG =
  'tests/journeys/blog.test.ts: an agent writes a post, publishes it, finds it on their own website, and deletes it @any-screen'
const POST_SEEN =
  'tests/panel/hosting/blog.test.ts: a post is on the website within a second of its publish, and gone within a second'

const BOARD =
  'tests/panel/leads/lead-list.test.ts: the board has every stage in its order, with its count and leads'
const TIMELINE =
  'tests/panel/leads/person.test.ts: notes and tasks are on the timeline, newest first, with the agent who wrote them'
const ANSWER =
  'tests/panel/leads/answers.test.ts: an answer reaches the visitor from the agent, and stands on the timeline once'
const TEMPLATES_OF_ANSWERS =
  'tests/panel/leads/answers.test.ts: templates are a website’s own: changed, added, deleted, and nobody else’s'
const CAMPAIGN =
  'tests/panel/leads/campaigns.test.ts: only people with a valid consent get it, each once, with all that the law asks for'
const SEQUENCE =
  'tests/panel/leads/sequences.test.ts: an inquiry gets the emails of days 0, 3 and 10 in the agent’s morning, and then no more'
const IMPORTED =
  'tests/panel/leads/import-leads.test.ts: rows become leads with the stage and tags of all, and no consent'
const EXPORTED =
  'tests/panel/leads/export-leads.test.ts: a CSV file has a byte order mark, a heading, and a line for each person, newest first'
const REPORT =
  'tests/panel/leads/lead-report.test.ts: a report’s figures are those of the rows, counted one by one'
const REPORT_SENT =
  'tests/panel/leads/monthly-report-email.test.ts: an agent receives last month’s report at 8:00 of the first on their clock, once'
const WEBHOOK =
  'tests/panel/leads/connectors.test.ts: a lead reaches the webhook once, signed with the secret that was shown once'

const CARDS =
  'tests/rules/leads/lead-files.test.ts: a vCard has escaped texts, a number that dials from anywhere, and CRLF at its line ends'
const FOLLOW_UP_BOSS =
  'tests/panel/leads/connectors.test.ts: Follow Up Boss gets a lead of the form %s as an event'

const STARTER =
  'tests/panel/websites/within-plan.test.ts: a website on Starter has one language and five pages of its own, and says so of a second and a sixth'
const PROFESSIONAL =
  'tests/panel/websites/within-plan.test.ts: a website on Professional has both languages and fifteen pages of its own'

/** What the home, About, Pricing and Designs pages offer. */
export const offerLedger: readonly Claim[] = [
  { id: 'home.headline', spec: '000 §2, Landing page', proof: [MESSAGE, BOARD] },
  { id: 'home.lede', proof: [HOSTED, SIX_STEPS, TRIAL] },
  { id: 'home.hosted', spec: '000 §2, Landing page', proof: [HOSTED, DOMAIN_LIVE] },
  { id: 'home.search', spec: '000 §2, Landing page', unproved: 'issue 20' },
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
  { id: 'about.leads', spec: '001 §2, About page', unproved: 'issue 19' },
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
  { id: 'pricing.product', proof: [HOSTED] },

  { id: 'plans.hosted', proof: [HOSTED] },
  { id: 'plans.freeAddress', proof: [HOSTED] },
  { id: 'plans.ownDomain', proof: [DOMAIN_LIVE] },
  {
    id: 'plans.templates',
    proof: [
      FIVE_MINUTES,
      'tests/panel/websites/site-publish.test.ts: the dashboard names the template that is published'
    ]
  },
  {
    id: 'plans.builder',
    proof: [
      FIVE_MINUTES,
      'tests/panel/websites/site-builder.test.ts: a save shows nothing to visitors until it is published',
      'tests/panel/websites/site-secrets.test.ts: a preview link shows the newest draft for seven days, or until it is revoked',
      'tests/panel/websites/site-publish.test.ts: undo publishes the version before, and a second undo redoes it'
    ]
  },
  { id: 'plans.oneLanguage', proof: [STARTER] },
  { id: 'plans.twoLanguages', proof: [PROFESSIONAL] },
  { id: 'plans.ownPages', proof: [STARTER, PROFESSIONAL] },
  { id: 'plans.contactForm', proof: [MESSAGE] },
  { id: 'plans.crm', proof: [BOARD, TIMELINE] },
  { id: 'plans.answers', proof: [ANSWER, TEMPLATES_OF_ANSWERS] },
  { id: 'plans.campaigns', proof: [CAMPAIGN, SEQUENCE] },
  { id: 'plans.files', proof: [IMPORTED, EXPORTED, CARDS] },
  { id: 'plans.report', proof: [REPORT, REPORT_SENT] },
  { id: 'plans.connectors', proof: [WEBHOOK, FOLLOW_UP_BOSS] },
  { id: 'plans.shared', proof: [DESCRIBED, PICTURED] },
  { id: 'plans.blog', proof: [BLOG, POST_SEEN] },
  {
    id: 'plans.members',
    proof: [
      'tests/panel/team/invitations.test.ts: an invitation opens a new account in the team, whose address is confirmed',
      'tests/panel/team/invitations.test.ts: nobody invites themselves, a member, or more people than the plan has room for',
      'tests/panel/team/isolation.test.ts: an assistant sees everybody'
    ]
  },
  {
    id: 'plans.sharedLeads',
    proof: [
      'tests/panel/team/share-leads.test.ts: in turn each member who takes leads gets one, told by email and on the timeline',
      'tests/panel/team/share-leads.test.ts: by area the home’s or property’s address decides, and the owner is told of one that nobody covers',
      'tests/panel/team/share-leads.test.ts: by hand a new lead is nobody’s, and its email is the owner’s'
    ]
  },
  {
    id: 'plans.rights',
    proof: [
      'tests/panel/team/rights.test.ts: %s is refused to every role that may not make it, and to no other',
      'tests/panel/team/isolation.test.ts: lists, board, search, counts, choices and report hold what is one’s own',
      'tests/panel/team/isolation.test.ts: another member’s lead answers like a missing one: %s'
    ]
  },
  {
    id: 'plans.accessLog',
    proof: [
      'tests/panel/team/access-log.test.ts: the log says who opened, changed, answered, assigned, exported and erased whom'
    ]
  },
  {
    id: 'plans.leaving',
    proof: [
      'tests/panel/team/isolation.test.ts: a member who is removed sees nothing from the next call on, and takes nothing'
    ]
  },
  { id: 'plans.searchEngines', proof: [DESCRIBED, STRUCTURED, SITEMAP] },
  { id: 'plans.support', proof: [SUPPORT, CALLBACK] }
]
