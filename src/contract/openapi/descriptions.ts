import type { Description } from './description.ts'
import { ACCOUNT_DESCRIPTIONS } from './account-descriptions.ts'
import { CONNECTOR_DESCRIPTIONS } from './connector-descriptions.ts'
import { PERSON_DESCRIPTIONS } from './person-descriptions.ts'
import { LEAD_EMAIL_DESCRIPTIONS } from './lead-email-descriptions.ts'
import { LEAD_DESCRIPTIONS } from './lead-descriptions.ts'
import { LISTING_DESCRIPTIONS } from './listing-descriptions.ts'
import { SITE_DESCRIPTIONS } from './site-descriptions.ts'
import { TEAM_DESCRIPTIONS } from './team-descriptions.ts'

export const CALL_DESCRIPTIONS: Record<string, Description> = {
  siteData: { summary: 'Returns the site’s public data: plans, templates, provinces and FAQ.' },
  siteFigures: {
    summary:
      'Returns how many websites run and how many messages they received, once that exceeds what the About page says.',
    refusals: [429]
  },
  humanChallenge: {
    summary:
      'Creates a proof-of-work challenge for one form, if the panel runs its own human check.',
    refusals: [404, 429]
  },
  leadReport: {
    summary: 'Returns a month’s visits, leads and answer times, compared with the month before.',
    refusals: [404]
  },
  contactUs: { summary: 'Sends a visitor’s message to support.', refusals: [429] },
  blogList: {
    summary: 'Lists a page of blog posts, newest first; in French, those that have French.'
  },
  blogPost: {
    summary: 'Returns a blog post, with links to the posts published next to it.',
    refusals: [404]
  },
  policy: { summary: 'Returns a policy by name.', refusals: [404] },
  blogIndex: {
    summary: 'Lists posts by number, each with a digest that changes when the post changes.',
    refusals: [429]
  },
  blogBodies: { summary: 'Returns the text of up to 100 posts.', refusals: [429] },
  policyIndex: { summary: 'Lists the names of the published policies.' },
  pictureFile: {
    summary: 'Returns a picture that content refers to as /pictures/….',
    refusals: [404, 429],
    files: ['image/jpeg', 'image/png', 'image/webp']
  },
  ...ACCOUNT_DESCRIPTIONS,
  checkDomainExists: {
    summary: 'Checks that no other website here uses a domain. It may still be unregistered.',
    refusals: [409, 429]
  },
  setupDraft: {
    summary: 'Returns the draft of the setup wizard, from any of the agent’s devices.'
  },
  saveSetupDraft: {
    summary:
      'Merges a device’s wizard into the draft that the agent’s devices share. The newest value of each field wins.',
    refusals: [409, 429]
  },
  checkDNS: {
    summary: 'Checks whether a website’s domain shows the website.',
    refusals: [404, 409, 422, 429]
  },
  domainReport: {
    summary: 'Returns what the website’s domain has in DNS now, and the ways to connect it.',
    refusals: [404, 429]
  },
  putDomainBack: {
    summary:
      'Restores the records that ours replaced, so that the domain shows what it did before.',
    refusals: [404, 409, 429]
  },
  moveDomain: {
    summary: 'Moves a domain to the website again that was put back.',
    refusals: [404, 429]
  },
  claimDomain: {
    summary:
      'Returns the TXT record that proves that a domain is the agent’s, for a website that gets another domain.',
    refusals: [404, 409, 429]
  },
  takeDomain: {
    summary: 'Gives the website another domain, once its TXT record is there.',
    refusals: [404, 409, 429]
  },
  planStatus: {
    summary: 'Returns the plan’s status, and what each possible change to it would cost.',
    refusals: [404]
  },
  pausePlan: {
    summary: 'Pauses the plan and takes the website offline. Paid time is kept.',
    refusals: [404, 409, 429]
  },
  resumePlan: {
    summary: 'Resumes a paused plan, or renews an ended one.',
    refusals: [202, 404, 409, 422, 429]
  },
  cancelPlan: {
    summary: 'Cancels the plan at the end of its paid time.',
    refusals: [404, 409, 429]
  },
  keepPlan: { summary: 'Withdraws a cancellation.', refusals: [404, 409, 429] },
  changeDuration: {
    summary: 'Changes the duration that the plan renews for.',
    refusals: [404, 409, 429]
  },
  goLive: {
    summary: 'Returns the steps that the agent still has to take before going live.',
    refusals: [404]
  },
  saveAgreement: {
    summary: 'Records which board’s agreement was signed, and when.',
    refusals: [404]
  },
  sendTestLead: {
    summary: 'Sends the website’s own form as a test, whose email has a link.',
    refusals: [404, 429]
  },
  confirmTestLead: {
    summary: 'Confirms that the test lead arrived, with the code in its link.',
    refusals: [404, 429]
  },
  ...SITE_DESCRIPTIONS,
  ...LISTING_DESCRIPTIONS,
  ...CONNECTOR_DESCRIPTIONS,
  ...PERSON_DESCRIPTIONS,
  ...TEAM_DESCRIPTIONS,
  ...LEAD_EMAIL_DESCRIPTIONS,
  ...LEAD_DESCRIPTIONS,
  createIntent: { summary: 'Starts saving a card. No money is charged.' },
  applyPromoCode: {
    summary: 'Returns a promo code’s monthly discount.',
    refusals: [404, 409, 429]
  },
  chargeAndWebsite: {
    summary: 'Creates the website, and charges the card or starts the trial.',
    refusals: [202, 409, 422]
  },
  resumeAccount: {
    summary: 'Resumes the newest order after its page was closed.',
    refusals: [202, 404, 409, 422]
  },
  answerChallenge: {
    summary: 'Answers the bank’s question to the cardholder, in test mode only.',
    refusals: [404]
  },
  paymentMethods: { summary: 'Lists the agent’s cards.' },
  billingDetails: { summary: 'Returns the last billing address, or null.' },
  addPaymentMethod: {
    summary: 'Adds a card.',
    refusals: [409, 422, 429]
  },
  removePaymentMethod: {
    summary: 'Removes a card other than the primary one.',
    refusals: [404, 409]
  },
  setPrimaryCard: { summary: 'Makes a card the one that is charged.', refusals: [404, 409] },
  transactions: { summary: 'Lists successful and failed payments.' },
  getOverdue: { summary: 'Returns the amount that a website owes today.', refusals: [404] },
  payOverduePayment: {
    summary: 'Pays the amount that a website owes.',
    refusals: [202, 404, 409, 422, 429]
  },
  receipt: { summary: 'Returns a payment’s receipt.', refusals: [404] },
  receiptPdf: {
    summary: 'Returns a payment’s receipt as a PDF.',
    refusals: [404],
    files: ['application/pdf']
  },
  editorItems: {
    summary: 'Lists editable items in the order of the site, or by last change, newest first.',
    refusals: [404]
  },
  editorItem: { summary: 'Returns an item’s newest version.', refusals: [404] },
  saveItem: {
    summary: 'Saves a new version of an item, or a new item.',
    refusals: [404, 409, 429]
  },
  publishItem: { summary: 'Publishes an item’s newest version.', refusals: [404, 409] },
  scheduleItem: {
    summary: 'Schedules the newest version, or changes the time of a scheduled one.',
    refusals: [404, 409]
  },
  unscheduleItem: { summary: 'Cancels a schedule.', refusals: [404] },
  unpublishItem: { summary: 'Removes an item from the site.', refusals: [404, 409] },
  moveItem: {
    summary: 'Moves a question or a testimonial to a place in its list.',
    refusals: [404, 429]
  },
  deleteItem: { summary: 'Deletes a draft with all its versions.', refusals: [404, 409] },
  undo: { summary: 'Undoes an item’s last publish or unpublish.', refusals: [404, 409] },
  itemVersions: { summary: 'Lists an item’s versions.', refusals: [404] },
  itemVersion: { summary: 'Returns the fields of a version.', refusals: [404] },
  restoreVersion: {
    summary: 'Restores an old version as a new one.',
    refusals: [404, 409, 429]
  },
  itemFrench: {
    summary: 'Returns the texts of an item’s newest version with their French.',
    refusals: [404]
  },
  saveFrench: {
    summary: 'Saves the French of an item’s texts, or removes it.',
    refusals: [404, 409, 429]
  },
  savePicture: { summary: 'Uploads a picture for a post.', refusals: [404, 429] },
  latestRun: { summary: 'Returns the latest publish run.', refusals: [404] },
  publishRun: { summary: 'Returns a publish run and its progress.', refusals: [404] },
  presence: {
    summary: 'Records that the caller has an item open, and lists the others who do.',
    refusals: [404]
  }
}

export const STATUS_DESCRIPTIONS: Record<number, string> = {
  202: 'Still processing, or waiting for the cardholder. Repeat the call with the same Idempotency-Key.',
  400: 'Invalid input. `errors` has the first problem of each field.',
  401: 'The token is missing or has expired, or the password is wrong.',
  403: 'This session may only set a new password, or the agent’s role in a team allows less.',
  404: 'Not found, or it belongs to another account.',
  409: 'It has changed in the meantime, or is already taken.',
  410: 'It has expired, or was used.',
  413: 'The body is too large.',
  415: 'The body must be application/json.',
  422: 'The bank or another outside service declined.',
  429: 'Too many calls. `retry_after` has the seconds to wait.',
  500: 'An error on our side, which has been logged.',
  503: 'A service that the call needs is down or busy.'
}
