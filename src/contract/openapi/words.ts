/** What a call does, in a sentence, and how it may be refused beyond what all its kind have in common. */
type Words = {
  summary: string
  refusals?: readonly number[]
  /** What kinds of file it answers. */
  files?: readonly string[]
}

export const WORDS: Record<string, Words> = {
  siteData: { summary: 'What the site shows everybody: plans, templates, provinces, questions.' },
  humanChallenge: {
    summary: 'A proof of work for one form, where the panel checks for humans by itself.',
    refusals: [404, 429]
  },
  contactUs: { summary: 'Sends a visitor’s message to support.', refusals: [429] },
  blogList: { summary: 'A page of the blog, the newest posts first.' },
  blogPost: { summary: 'A post, and those published next to it.', refusals: [404] },
  policy: { summary: 'A policy by its name.', refusals: [404] },
  blogIndex: {
    summary: 'Every post by number, with a digest that changes when the post does.',
    refusals: [429]
  },
  blogBodies: { summary: 'The texts of up to a hundred posts.', refusals: [429] },
  policyIndex: { summary: 'The names of the policies that are published.' },
  pictureFile: {
    summary: 'A picture that posts name as /pictures/….',
    refusals: [404, 429],
    files: ['image/jpeg', 'image/png', 'image/webp']
  },
  registerUser: {
    summary: 'Makes an account and opens its first session.',
    refusals: [409, 429]
  },
  logIn: {
    summary: 'Opens a session with a password, or with the code a reset mail carries.',
    refusals: [401, 429]
  },
  logOut: { summary: 'Ends the session of the token.' },
  verifyUserToken: {
    summary:
      'Verifies an address with the code emailed to it; a code that was used before succeeds too.',
    refusals: [429]
  },
  sendVerification: { summary: 'Emails a new code for an address.', refusals: [401, 429] },
  changeEmail: {
    summary: 'Corrects an address that is not verified yet, and emails a code to it.',
    refusals: [409, 429]
  },
  forgotPassword: {
    summary: 'Emails a one-time log-in code if the address has an account.',
    refusals: [429]
  },
  accessTokenLoginWeb: { summary: 'Whose session the token is, with their website.' },
  resetPassword: {
    summary: 'Sets a new password and ends every other session.',
    refusals: [429]
  },
  checkDomainExists: {
    summary: 'Whether no other website here uses a domain; it may still be unregistered.',
    refusals: [409, 429]
  },
  setupDraft: { summary: 'The wizard as it was left on any device.' },
  saveSetupDraft: {
    summary:
      'Merges the wizard into the draft that the account’s devices share; each field’s newest value wins.',
    refusals: [409, 429]
  },
  checkDNS: {
    summary: 'Looks whether a website’s domain leads here.',
    refusals: [404, 409, 422, 429]
  },
  planStanding: {
    summary: 'How the plan stands, and what each step would come to.',
    refusals: [404]
  },
  pausePlan: { summary: 'Takes the website off and stops the clock.', refusals: [404, 409, 429] },
  resumePlan: {
    summary: 'Starts a paused or ended plan again.',
    refusals: [202, 404, 409, 422, 429]
  },
  cancelPlan: { summary: 'Lets the plan run out.', refusals: [404, 409, 429] },
  keepPlan: { summary: 'Takes a cancellation back.', refusals: [404, 409, 429] },
  changeDuration: { summary: 'Renews for another duration.', refusals: [404, 409, 429] },
  goLive: {
    summary: 'What is left to do before the website works for its agent.',
    refusals: [404]
  },
  saveAgreement: {
    summary: 'Keeps which board’s agreement was signed, and when.',
    refusals: [404]
  },
  sendTestLead: { summary: 'Emails a test lead, as a visitor’s form would.', refusals: [404, 429] },
  confirmTestLead: { summary: 'Takes the code of the test lead.', refusals: [404, 429] },
  createIntent: { summary: 'Begins to save a card; no money moves.' },
  applyPromoCode: { summary: 'What a code takes off each month.', refusals: [404, 409, 429] },
  chargeAndWebsite: {
    summary: 'Makes the website: charges the card, or starts the trial.',
    refusals: [202, 409, 422]
  },
  resumeAccount: {
    summary: 'Goes on with an order whose page was left.',
    refusals: [202, 404, 409, 422]
  },
  answerChallenge: {
    summary: 'In test mode only: what a card’s owner would have told their bank.',
    refusals: [404]
  },
  paymentMethods: { summary: 'The account’s cards.' },
  billingDetails: { summary: 'The billing address last given, or null.' },
  addPaymentMethod: {
    summary: 'Saves another card.',
    refusals: [409, 422, 429]
  },
  removePaymentMethod: {
    summary: 'Removes a card that is not the primary one.',
    refusals: [404, 409]
  },
  setPrimaryCard: { summary: 'Makes a card the one that is charged.', refusals: [404, 409] },
  transactions: { summary: 'Every payment and every failed one.' },
  getOverdue: { summary: 'What a website owes today.', refusals: [404] },
  payOverduePayment: {
    summary: 'Pays what a website owes.',
    refusals: [202, 404, 409, 422, 429]
  },
  receipt: { summary: 'The receipt of a payment.', refusals: [404] },
  receiptPdf: { summary: 'The same as a PDF.', refusals: [404], files: ['application/pdf'] },
  editorItems: {
    summary: 'What editors write: in the order of the site, or the last change first.',
    refusals: [404]
  },
  editorItem: { summary: 'The newest version of an item.', refusals: [404] },
  saveItem: {
    summary: 'Keeps a text as the newest version of an item, or as a new item.',
    refusals: [404, 409, 429]
  },
  publishItem: { summary: 'Puts the newest version on the site.', refusals: [404, 409] },
  scheduleItem: {
    summary: 'Publishes the newest version at a chosen time, or changes that time.',
    refusals: [404, 409]
  },
  unscheduleItem: { summary: 'Takes that back.', refusals: [404] },
  unpublishItem: { summary: 'Takes an item off the site.', refusals: [404, 409] },
  moveItem: {
    summary: 'Moves a question or a testimonial to a place of its list.',
    refusals: [404, 429]
  },
  deleteItem: { summary: 'Deletes a draft with all its versions.', refusals: [404, 409] },
  undo: { summary: 'Has the site say again what it said before.', refusals: [404, 409] },
  itemVersions: { summary: 'Every version of an item.', refusals: [404] },
  itemVersion: { summary: 'What a version says.', refusals: [404] },
  restoreVersion: {
    summary: 'Makes a new version of what an old one says.',
    refusals: [404, 409, 429]
  },
  savePicture: { summary: 'Keeps a picture for posts.', refusals: [404, 429] },
  latestRun: { summary: 'The newest publishing of the site.', refusals: [404] },
  publishRun: { summary: 'A publishing, and how far it is.', refusals: [404] },
  presence: { summary: 'Notes who has an item open, and tells who else has.', refusals: [404] }
}

export const STATUS_WORDS: Record<number, string> = {
  202: 'Still under way, or waiting for the card’s owner: ask again with the same Idempotency-Key.',
  400: 'A rule is broken: the first one by field is in `errors`.',
  401: 'No token, a dead one, or a wrong password.',
  403: 'The session may only set a new password.',
  404: 'There is no such thing, or it is somebody else’s.',
  405: 'The path takes another method.',
  409: 'Something has changed meanwhile, or is taken.',
  413: 'The body is too large.',
  415: 'The body is not application/json.',
  422: 'The bank, or the other side, said no.',
  429: 'Too often: `retry_after` says in how many seconds.',
  500: 'Our fault. It is written down.',
  503: 'Something that is needed is down or busy.'
}
