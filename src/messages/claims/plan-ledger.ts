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

const FIVE_MINUTES =
  'tests/journeys/website-builder.test.ts: an agent changes photo, headline and template, adds a page with three blocks, and publishes, with the mouse @any-screen'
const PICTURED =
  'tests/panel/hosting/share-pictures.test.ts: each page has a picture of its own, in each language, that others may keep for good'
const BLOG =
  'tests/journeys/blog.test.ts: an agent writes a post, publishes it, finds it on their own website, and deletes it @any-screen'
const ANSWER =
  'tests/panel/leads/answers.test.ts: an answer reaches the visitor from the agent, and stands on the timeline once'
const TEMPLATES_OF_ANSWERS =
  'tests/panel/leads/answers.test.ts: templates are a website’s own: changed, added, deleted, and nobody else’s'
const IMPORTED =
  'tests/panel/leads/import-leads.test.ts: rows become leads with the stage and tags of all, and no consent'
const EXPORTED =
  'tests/panel/leads/export-leads.test.ts: a CSV file has a byte order mark, a heading, and a line for each person, newest first'
const REPORT_SENT =
  'tests/panel/leads/monthly-report-email.test.ts: an agent receives last month’s report at 8:00 of the first on their clock, once'
const WEBHOOK =
  'tests/panel/leads/connectors.test.ts: a lead reaches the webhook once, signed with the secret that was shown once'
const CARDS =
  'tests/rules/leads/lead-files.test.ts: a vCard has escaped texts, a number that dials from anywhere, and CRLF at its line ends'
const FOLLOW_UP_BOSS =
  'tests/panel/leads/connectors.test.ts: Follow Up Boss gets a lead of the form %s as an event'

/** What the plans give. */
export const planLedger: readonly Claim[] = [
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
