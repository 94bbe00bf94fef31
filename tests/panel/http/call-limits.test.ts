import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgotPassword, registerUser } from '#contract/accounts/auth.ts'
import { changeEmail, sendVerification, verifyUserToken } from '#contract/accounts/verification.ts'
import { addPaymentMethod } from '#contract/billing/add-card.ts'
import { applyPromoCode } from '#contract/account-setup/order.ts'
import { checkDNS } from '#contract/websites/dns.ts'
import { invitation } from '#contract/team/invitation.ts'
import { inviteMember } from '#contract/team/team.ts'
import { withdrawConsent } from '#contract/leads/person-changes.ts'
import { connectFeed } from '#contract/listings/feeds.ts'
import { importListings } from '#contract/listings/import-listings.ts'
import { addListingDocument } from '#contract/listings/listing-documents.ts'
import { featureListings } from '#contract/listings/own-listings.ts'
import { whyListing } from '#contract/listings/why-listing.ts'
import { publishSite } from '#contract/websites/site-builder.ts'
import { addSitePicture } from '#contract/websites/site-pictures.ts'
import {
  forwardSite,
  linkSiteExport,
  siteExportFile,
  startSiteExport
} from '#contract/websites/site-exports.ts'
import { makeSitePreview } from '#contract/websites/site-previews.ts'
import { setSiteSecret } from '#contract/websites/site-secrets.ts'
import { askForStamp } from '#contract/websites/site-stamps.ts'
import { checkDomainExists } from '#contract/account-setup/setup-draft.ts'
import { changeLanguage } from '#contract/accounts/language.ts'
import { resetPassword } from '#contract/accounts/user.ts'
import { cardForm } from '../../kit/billing.ts'
import { DDF_ACCESS } from '../../kit/connected-feeds.ts'
import { type Answer, startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let token: string
beforeAll(async () => {
  panel = await startPanel()
  token = (await panel.registerAgent()).token
})
beforeEach(() => panel.world.db.deleteFrom('rate_limits').execute())
afterAll(() => panel.close())

const MINUTE = 60_000
/** Calls from one address, each about another agent unless stated otherwise. */
let times = 0
const anybody = () => `somebody${++times}@lakeshore.ca`
const recaptcha = 'checked'
const password = 'not so secret'

test.each<[string, number, number, () => Promise<Answer>]>([
  [
    'registrations from one address',
    20,
    60,
    () =>
      panel.call(registerUser, {
        name: 'Amara',
        // Taken, so that no password is hashed, but still counted.
        email: 'agent1@lakeshore.ca',
        password,
        confirmPassword: password,
        phone: '4165550101',
        recaptcha
      })
  ],
  [
    'password resets from one address',
    10,
    15,
    () => panel.call(forgotPassword, { email: anybody(), recaptcha })
  ],
  [
    'password resets of one account',
    3,
    15,
    () =>
      panel.call(
        forgotPassword,
        { email: 'agent1@lakeshore.ca', recaptcha },
        { ip: `192.0.2.${++times}` }
      )
  ],
  [
    'verifications from one address',
    30,
    15,
    () => panel.call(verifyUserToken, { code: `mkc_${++times}` })
  ],
  [
    'new links from one address',
    10,
    15,
    () => panel.call(sendVerification, { code: `mkc_${++times}` })
  ],
  [
    'address corrections of one agent',
    5,
    60,
    () =>
      panel.call(
        changeEmail,
        { email: `right${++times}@lakeshore.ca`, password },
        { token, ip: `192.0.2.${times % 250}` }
      )
  ],
  [
    'new passwords of one agent',
    10,
    10,
    () => panel.call(resetPassword, { password, confirmPassword: password }, { token })
  ],
  [
    'languages of one agent',
    60,
    10,
    () => panel.call(changeLanguage, { language: 'fr' }, { token })
  ],
  [
    'domain checks of one agent',
    60,
    10,
    () => panel.call(checkDomainExists, { base_url: `a${++times}.ca` }, { token })
  ],
  ['DNS checks of one agent', 20, 10, () => panel.call(checkDNS, { website_id: 1 }, { token })],
  ['publishings of one website', 120, 15, () => panel.call(publishSite, { version: 1 }, { token })],
  ['preview links of one website', 20, 15, () => panel.call(makeSitePreview, {}, { token })],
  [
    'pictures of one website',
    300,
    15,
    () => panel.call(addSitePicture, { file: new Blob(['not']) }, { token })
  ],
  [
    'keys of one website',
    30,
    15,
    () =>
      panel.call(setSiteSecret, { name: 'ga4_measurement_id', value: 'G-ABC1234567' }, { token })
  ],
  [
    'saved listings of one agent',
    600,
    15,
    () => panel.call(featureListings, { listing_ids: [] }, { token })
  ],
  [
    'documents of listings by one agent',
    100,
    15,
    () => panel.call(addListingDocument, { file: new Blob(['not']), name: 'plan.pdf' }, { token })
  ],
  [
    'portions of listings imported by one agent',
    1000,
    60,
    () =>
      panel.call(
        importListings,
        {
          defaults: { MlsStatus: 'Active', PropertySubType: 'Townhouse', StateOrProvince: 'ON' },
          deleted: 'leave',
          rows: [{ row: 2, cells: {} }]
        },
        { token, idempotencyKey: randomUUID() }
      )
  ],
  [
    'feeds that one agent connects',
    20,
    15,
    () => panel.call(connectFeed, { access: DDF_ACCESS }, { token })
  ],
  [
    'MLS numbers that one agent looks up',
    300,
    15,
    () => panel.call(whyListing, { ListingId: 'C1' }, { token })
  ],
  ['exports of one agent', 10, 24 * 60, () => panel.call(startSiteExport, {}, { token })],
  ['links to an agent’s export', 60, 60, () => panel.call(linkSiteExport, {}, { token })],
  ['downloads of exports', 60, 60, () => panel.call(siteExportFile, { token: 'mke_none' })],
  [
    'new addresses of one website',
    20,
    24 * 60,
    () => panel.call(forwardSite, { address: 'http://not-secure.ca' }, { token })
  ],
  [
    'links to a broker of record',
    20,
    24 * 60,
    () =>
      panel.call(
        askForStamp,
        { version: 1, name: 'Bea', email: 'bea@brokerage.test' },
        { token, idempotencyKey: randomUUID() }
      )
  ],
  [
    'changes of leads by one agent',
    600,
    15,
    () => panel.call(withdrawConsent, { lead_id: randomUUID() }, { token })
  ],
  [
    'invitations by one agent',
    60,
    60,
    () => panel.call(inviteMember, { email: 'bea@brokerage.test', role: 'agent' }, { token })
  ],
  [
    'invitations that are opened',
    60,
    15,
    () => panel.call(invitation, { token: 'mki_unknown' }, {})
  ],
  [
    'new cards of one agent',
    20,
    15,
    () => panel.call(addPaymentMethod, cardForm('sbx_card_visa_1234'), { token })
  ],
  [
    'coupons tried by one agent',
    20,
    15,
    () =>
      panel.call(
        applyPromoCode,
        { coupon_code: `C${++times}`, plan_id: 1, duration: 12 },
        { token }
      )
  ]
])('%s: %i in %i minutes', async (_, hits, minutes, call) => {
  await call()
  await panel.world.db
    .updateTable('rate_limits')
    .set({ hits: hits - 1 })
    .execute()
  expect((await call()).status).not.toBe(429)
  const refused = await call()
  expect(refused.status).toBe(429)
  expect(refused.body.retry_after).toBe(minutes * 60)
  panel.advanceClock(minutes * MINUTE)
  expect((await call()).status).not.toBe(429)
})
