/** Tests that several claims rest on. */
export const DOMAIN_LIVE =
  'tests/panel/websites/domain-guard.test.ts: a domain is called live only after its page came over a valid certificate'
export const HOSTED =
  'tests/panel/hosting/serve-site.test.ts: a website opens at its subdomain as soon as its order has ended'
export const MESSAGE =
  'tests/panel/hosting/lead-form.test.ts: a message is stored as a lead, emailed once, and answered with a thank-you page'
export const DESCRIBED =
  'tests/sites/render-site.test.ts: a page says what it is about, where it lives and in which languages'
export const SITEMAP =
  'tests/sites/render-site.test.ts: the sitemap lists every page in each language, with its date'
export const STRUCTURED =
  'tests/sites/render-site.test.ts: JSON-LD describes the agent, the way to the page, and its questions'
export const SUPPORT =
  'tests/panel/content/general.test.ts: a message goes to support, and its answer to the visitor'
export const CALLBACK =
  'tests/journeys/contact.test.ts: requests a callback on the contact page @any-screen'
export const POST_SEEN =
  'tests/panel/hosting/blog.test.ts: a post is on the website once it is published, and gone once it isn’t'
export const BOARD =
  'tests/panel/leads/lead-list.test.ts: the board has every stage in its order, with its count and leads'
export const TIMELINE =
  'tests/panel/leads/person.test.ts: notes and tasks are on the timeline, newest first, with the agent who wrote them'
export const CAMPAIGN =
  'tests/panel/leads/campaigns.test.ts: only people with a valid consent get it, each once, with all that the law asks for'
export const SEQUENCE =
  'tests/panel/leads/sequences.test.ts: an inquiry gets the emails of days 0, 3 and 10 in the agent’s morning, and then no more'
export const REPORT =
  'tests/panel/leads/lead-report.test.ts: a report’s figures are those of the rows, counted one by one'
export const STARTER =
  'tests/panel/websites/within-plan.test.ts: a website on Starter has one language and five pages of its own, and says so of a second and a sixth'
export const PROFESSIONAL =
  'tests/panel/websites/within-plan.test.ts: a website on Professional has both languages and fifteen pages of its own'
