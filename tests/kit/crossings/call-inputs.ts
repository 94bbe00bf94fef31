import { randomUUID } from 'node:crypto'
import { sequenceFields } from '../sequences.ts'
import { accountOnFreshDomain } from '../books.ts'
import { cardForm } from '../billing.ts'
import { LISTING_HEADINGS, LISTING_ROWS, listingContent } from '../listings.ts'
import { SIGNED } from '../connected-feeds.ts'
import { postContent } from '../site-posts.ts'
import { NEW_BROKERAGE } from '../repeated-site-calls.ts'
import type { Brokerage } from './brokerage.ts'

/** What the calls of one tenant are about; the same calls can be made about another’s. */
export type Ids = Brokerage['ids']
type Input = Record<string, unknown>

const EVERYBODY = { tags: [], stages: [], kinds: [], languages: [] }
const COLUMNS = { headings: ['Client', 'Email'], columns: { name: 0, email: 1 } }
const ANSWER = { subject: 'About {home}', text: 'Hello {first_name}' }
const LETTER = { subject: 'Spring', body: '<p>Hello</p>' }
const DETAILS = { name: 'Vera Visitor', phone: '', address: '', home: '' }
const LATER = '2030-01-01T00:00:00.000Z'
const PASSWORD = { password: 'a good password', confirmPassword: 'a good password' }
/** Nobody is given another’s secret; a stranger can only guess one. */
const GUESS = 'a'.repeat(43)
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const DIGEST = '0'.repeat(64)
/** What uploads send. */
export const PICTURE = Buffer.from(PNG, 'base64')
let visitors = 0

const post = ({ post_id }: Ids): Input => ({ post_id })
const postAt = ({ post_id }: Ids): Input => ({ post_id, version: 1 })
const listing = ({ listing_id }: Ids): Input => ({ listing_id })
const feed = ({ feed_id }: Ids): Input => ({ feed_id })
const lead = ({ lead_id }: Ids): Input => ({ lead_id })
const two = ({ lead_id, other_id }: Ids): Input => ({ lead_id, other_id })
const task = ({ task_id }: Ids): Input => ({ task_id })
const campaign = ({ campaign_id }: Ids): Input => ({ campaign_id })
const sequence = ({ sequence_id }: Ids): Input => ({ sequence_id })
const step = ({ sequence_id, step_id }: Ids): Input => ({ sequence_id, step_id })
const website = ({ website_id }: Ids): Input => ({ website_id })
const domain = ({ base_url }: Ids): Input => ({ base_url })
const receipt = ({ transaction_id }: Ids): Input => ({ transaction_id })
const card = ({ upm_id }: Ids): Input => ({ upm_id })
const item = (): Input => ({ kind: 'post', item_id: '1' })
const itemAt = (): Input => ({ ...item(), version: 1 })
const visitor = (): Input => ({ email: `visitor${++visitors}@crossing.test`, recaptcha: 'x' })

/** A valid input of every call that has one, about what these ids name; `self` calls. */
export const INPUTS: Record<string, (ids: Ids, self: Ids) => Input> = {
  humanChallenge: () => ({ form: 'login' }),
  contactUs: () => ({
    ...visitor(),
    full_name: 'Vera Visitor',
    phone: '4165550134',
    message: 'A message of more than ten letters.'
  }),
  blogList: () => ({ limit: 3, offset: 0 }),
  blogPost: () => ({ blog_id: 1 }),
  policy: () => ({ policy_name: 'privacy-policy' }),
  blogIndex: () => ({ after: 0, limit: 2 }),
  blogBodies: () => ({ post_ids: '1,2' }),
  pictureFile: ({ sha256 }) => ({ name: `${sha256}-160.webp` }),
  registerUser: () => ({ ...visitor(), ...PASSWORD, name: 'Vera Visitor', phone: '4165550134' }),
  logIn: ({ email }) => ({ email, password: 'a wrong password', recaptcha: 'x' }),
  verifyUserToken: () => ({ code: `mkc_${GUESS}` }),
  sendVerification: () => ({ code: `mkc_${GUESS}` }),
  changeEmail: ({ email }) => ({ email, password: PASSWORD.password }),
  forgotPassword: visitor,
  resetPassword: () => PASSWORD,
  changeLanguage: () => ({ language: 'en' }),
  closeAccount: ({ email }) => ({ email, password: 'a wrong password' }),
  checkDomainExists: domain,
  saveSetupDraft: () => ({ draft: { salesman_name: 'Ann' }, revision: 0 }),
  checkDNS: website,
  claimDomain: domain,
  takeDomain: domain,
  changeDuration: () => ({ duration: 6 }),
  saveAgreement: () => ({ board: 'TRREB', signed_on: '2026-01-02' }),
  confirmTestLead: () => ({ code: 'none' }),
  saveSite: ({ content }) => ({ content, base_version: 1 }),
  publishSite: () => ({ version: 1 }),
  undoSite: () => ({ published_version: 1 }),
  scheduleSite: () => ({ version: 1, publish_at: LATER }),
  siteVersion: () => ({ version: 1 }),
  restoreSite: () => ({ version: 1, base_version: 1 }),
  addSitePicture: () => ({ file: new Blob([PICTURE]) }),
  deleteSitePicture: ({ sha256 }) => ({ sha256 }),
  // A picture is public on the website that shows it.
  sitePictureFile: ({ sha256 }, { website_id }) => ({ website_id, name: `${sha256}-160.webp` }),
  askForStamp: () => ({ version: 1, name: 'Ruth Baker', email: 'ruth@broker.example' }),
  revokeStamp: ({ stamp_id }) => ({ stamp_id }),
  planMove: () => ({ ...NEW_BROKERAGE, move_at: '2027-01-04T14:00:00.000Z' }),
  siteExportFile: () => ({ token: `mke_${GUESS}` }),
  forwardSite: () => ({ address: 'https://elsewhere-homes.ca' }),
  setSiteSecret: () => ({ name: 'ga4_measurement_id', value: 'G-ABC1234567' }),
  removeSiteSecret: () => ({ name: 'ga4_measurement_id' }),
  sitePost: post,
  saveSitePost: (ids) => ({ ...post(ids), base_version: 1, content: postContent() }),
  publishSitePost: postAt,
  unpublishSitePost: post,
  scheduleSitePost: (ids) => ({ ...postAt(ids), publish_at: LATER }),
  unscheduleSitePost: post,
  deleteSitePost: post,
  putBackSitePost: post,
  sitePostVersions: post,
  ownListing: listing,
  saveListing: (ids) => ({ ...listing(ids), base_version: 1, content: listingContent() }),
  deleteListing: listing,
  putBackListing: listing,
  featureListings: ({ listing_id }) => ({ listing_ids: [listing_id] }),
  listingColumns: () => ({ headings: LISTING_HEADINGS.headings }),
  saveListingColumns: () => LISTING_HEADINGS,
  importListings: () => LISTING_ROWS,
  addListingDocument: () => ({ file: new Blob([PICTURE]) }),
  connectFeed: () => ({
    access: { way: 'token', board: 'TRREB', root: 'https://127.0.0.1/odata/', token: GUESS }
  }),
  pauseFeed: feed,
  resumeFeed: feed,
  removeFeed: feed,
  putBackFeed: feed,
  saveBoardAgreement: ({ agreement_id }) => ({ agreement_id, agreement: SIGNED }),
  removeBoardAgreement: ({ agreement_id }) => ({ agreement_id }),
  whyListing: () => ({ ListingId: 'C5712345' }),
  restoreSitePost: (ids) => ({ ...postAt(ids), base_version: 1 }),
  leadList: ({ agent_id }) => ({ assigned_to: agent_id }),
  leadBoard: ({ tag }) => ({ tag }),
  changeLeads: ({ agent_id, lead_id }) => ({ lead_ids: [lead_id], assigned_to: agent_id }),
  addLead: () => ({ ...visitor(), name: 'Vera Visitor', consent: 'none' }),
  saveLeadView: ({ view_id }) => ({ view_id, name: 'Mine', filters: { stage: 'new' } }),
  deleteLeadView: ({ view_id }) => ({ view_id }),
  exportLeads: ({ lead_id }) => ({ format: 'csv', lead_ids: [lead_id] }),
  importColumns: () => ({ headings: COLUMNS.headings }),
  saveImportColumns: () => COLUMNS,
  importLeads: () => ({
    duplicates: 'skip',
    rows: [{ row: 2, cells: { name: 'Vera Visitor', email: visitor()['email'] } }]
  }),
  person: lead,
  personTimeline: lead,
  addNote: (ids) => ({ ...lead(ids), text: 'Called back.' }),
  addTask: (ids) => ({ ...lead(ids), title: 'Call', due_on: null }),
  saveTask: (ids) => ({ ...task(ids), title: 'Call', due_on: null }),
  setTaskDone: (ids) => ({ ...task(ids), is_done: true }),
  deleteTask: task,
  saveDetails: (ids) => ({ ...lead(ids), ...DETAILS, email: visitor()['email'] }),
  recordConsent: (ids) => ({ ...lead(ids), given_on: '2026-11-20', how: 'On paper' }),
  withdrawConsent: lead,
  removeSavedSearch: (ids) => ({ ...lead(ids), saved_search_id: randomUUID() }),
  switchRegistration: (ids) => ({ ...lead(ids), registration_id: randomUUID(), is_open: false }),
  mergePeople: two,
  separateLead: ({ other_id }) => ({ lead_id: other_id }),
  keepPeopleApart: two,
  answerPrivacyRequest: ({ request_id }) => ({ request_id, answer: 'sent', message: '' }),
  erasePerson: (ids) => ({ ...lead(ids), confirm: 'erase' }),
  saveLeadSettings: () => ({ morning_summary: true }),
  answerSetup: lead,
  answerLead: (ids) => ({ ...lead(ids), ...ANSWER }),
  saveAnswerTemplate: ({ template_id }) => ({ template_id, language: 'en', name: 'X', ...ANSWER }),
  deleteAnswerTemplate: ({ template_id }) => ({ template_id }),
  campaign,
  saveCampaign: (ids) => ({
    ...campaign(ids),
    base_version: 1,
    name: 'Spring',
    ...LETTER,
    language: 'en',
    audience: EVERYBODY
  }),
  deleteCampaign: campaign,
  countAudience: ({ tag }) => ({ audience: { ...EVERYBODY, tags: [tag] } }),
  previewCampaign: campaign,
  testCampaign: campaign,
  sendCampaign: (ids) => ({ ...campaign(ids), version: 1, send_at: null }),
  cancelCampaign: campaign,
  sequence,
  saveSequence: ({ sequence_id, step_id }) =>
    sequenceFields({ sequence_id, base_version: 1, steps: [{ step_id, day: 3, ...LETTER }] }),
  turnSequence: (ids) => ({ ...sequence(ids), version: 1, is_on: true }),
  deleteSequence: sequence,
  previewStep: step,
  testStep: step,
  joinSequence: (ids) => ({ ...lead(ids), ...sequence(ids) }),
  leaveSequence: lead,
  leadReport: () => ({ month: '2026-11' }),
  removeConnector: () => ({ kind: 'webhook' }),
  retryDelivery: (ids) => ({ ...lead(ids), channel: 'webhook' }),
  saveFollowUpBoss: () => ({ api_key: 'fka_0123456789abcdef' }),
  saveSecondAddress: () => ({ second_address: 'second@crossing.test' }),
  saveWebhook: () => ({ url: 'https://hooks.invalid/leads' }),
  testConnector: () => ({ kind: 'webhook' }),
  saveTeamSettings: () => ({ sharing: 'hand' }),
  inviteMember: () => ({ email: visitor()['email'], role: 'agent' }),
  withdrawInvitation: ({ invitation_id }) => ({ invitation_id }),
  saveMember: ({ agent_id }) => ({ agent_id, role: 'agent', areas: [], takes_leads: true }),
  removeMember: ({ agent_id }) => ({ agent_id, leads_to: null }),
  accessLog: () => ({}),
  personAccess: lead,
  invitation: () => ({ token: GUESS }),
  acceptInvitation: () => ({ token: GUESS, name: 'Vera Visitor', password: PASSWORD.password }),
  applyPromoCode: () => ({ coupon_code: 'WELCOME10', plan_id: 2, duration: 12 }),
  chargeAndWebsite: () => accountOnFreshDomain(),
  answerChallenge: () => ({ authorised: true, client_secret: 'seti_1_secret_2' }),
  addPaymentMethod: () => cardForm('sbx_card_amex_1140'),
  removePaymentMethod: card,
  setPrimaryCard: card,
  getOverdue: website,
  payOverduePayment: website,
  receipt,
  receiptPdf: receipt,
  editorItems: () => ({ kind: 'post', limit: 5 }),
  editorItem: item,
  saveItem: () => ({ ...item(), base_version: 1, fields: { post_title: 'Rain' } }),
  publishItem: itemAt,
  scheduleItem: () => ({ ...itemAt(), publish_at: LATER }),
  unscheduleItem: item,
  unpublishItem: item,
  moveItem: () => ({ kind: 'faq', item_id: '1', place: 2 }),
  deleteItem: itemAt,
  undo: () => ({ ...item(), published_version: 1 }),
  itemVersions: item,
  itemVersion: itemAt,
  itemFrench: item,
  saveFrench: () => ({
    ...item(),
    texts: [{ field: 'post_title', english_digest: DIGEST, french_digest: null, french: 'Pluie' }]
  }),
  restoreVersion: () => ({ ...itemAt(), base_version: 1 }),
  savePicture: () => ({ data: PNG, alt: 'A door' }),
  publishRun: () => ({ run_id: 1 }),
  presence: item
}
