import { randomUUID } from 'node:crypto'
import { openSession } from '#panel/records/accounts/sessions.ts'
import { insertTags } from '#panel/records/leads/lead-tags.ts'
import { paymentMethods, transactions } from '#contract/billing/payment.ts'
import { saveAnswerTemplate } from '#contract/leads/answers.ts'
import { saveCampaign } from '#contract/leads/campaigns.ts'
import { changeLeads } from '#contract/leads/change-leads.ts'
import { saveWebhook } from '#contract/leads/connectors.ts'
import { saveLeadView } from '#contract/leads/lead-views.ts'
import * as changes from '#contract/leads/person-changes.ts'
import { accessTokenLoginWeb, logOut } from '#contract/accounts/session.ts'
import { team } from '#contract/team/team.ts'
import { siteDraft } from '#contract/websites/site-builder.ts'
import { askForStamp } from '#contract/websites/site-stamps.ts'
import { EVERYONE } from '#rules/leads/audience.ts'
import type { startHosting } from '../hosting.ts'
import { openLeads } from '../leads.ts'
import { insertFeed, openFeeds } from '../connected-feeds.ts'
import { openListings } from '../listings.ts'
import { startSequence } from '../sequences.ts'
import { addPrivacyRequest } from '../privacy-requests.ts'
import { openBlog } from '../site-posts.ts'
import { hire, invite, upgrade } from '../team.ts'
import { newTenant } from './tenants.ts'

type Hosting = Awaited<ReturnType<typeof startHosting>>
export type Brokerage = Awaited<ReturnType<typeof newBrokerage>>

/** A tenant with a team, whose people, emails, members and payments have its marker, too. */
export async function newBrokerage(hosting: Hosting, at: number) {
  const { panel } = hosting
  const { db } = panel.world
  const tenant = await newTenant(hosting, at)
  const { agent_id: owner_id, marker, website_id, word } = tenant
  const me = (await panel.call(accessTokenLoginWeb, {}, tenant)).body
  const owner = { token: tenant.token, agent_id: owner_id, email: me.email, website_id }
  await upgrade(panel, owner)
  const crm = await openLeads(panel, owner)
  const about = (first: string) => ({
    name: `${first} ${marker}`,
    email: `${first.toLowerCase()}@${word}.example`,
    message: `A message to ${marker}`
  })
  const lead_id = await crm.lead(about('Lena'))
  const other_id = await crm.lead({ ...about('Otto'), phone: '4165550151' })
  const tag = `Tag of ${marker}`
  await insertTags(db, { lead_id, website_id }, [tag])
  await panel.call(changes.addNote, { lead_id, text: `Note of ${marker}` }, owner)
  const asked = { lead_id, title: `Task of ${marker}`, due_on: null }
  const { task_id } = (await panel.call(changes.addTask, asked, owner)).body.person.tasks[0]
  const member = await hire(panel, owner, { name: `Mia ${marker}`, role: 'agent' })
  const assistant = await hire(panel, owner, { name: `Ida ${marker}`, role: 'assistant' })
  await panel.call(changeLeads, { lead_ids: [other_id], assigned_to: member.agent_id }, owner)
  await invite(panel, owner, 'agent', `invited@${word}.example`)
  const { invitation_id } = (await panel.call(team, {}, owner)).body.invitations[0]

  const letter = { subject: `Letter of ${marker}`, body: `<p>Read by ${marker}.</p>` }
  const campaign_id = randomUUID()
  const campaign = { name: `Campaign of ${marker}`, language: 'en' as const, audience: EVERYONE }
  await panel.call(saveCampaign, { campaign_id, base_version: 0, ...campaign, ...letter }, owner)
  const step_id = randomUUID()
  const steps = [{ step_id, day: 3, ...letter }]
  const change = { name: `Sequence of ${marker}`, kinds: [], steps }
  const { sequence_id } = await startSequence(panel, owner, change)
  const template_id = `${word}-template`
  const template = { language: 'en' as const, name: `Template of ${marker}` }
  const text = { subject: letter.subject, text: `Written by ${marker}` }
  await panel.call(saveAnswerTemplate, { template_id, ...template, ...text }, owner)
  const view = { name: `View of ${marker}`, filters: { stage: 'new' as const } }
  const { view_id } = (await panel.call(saveLeadView, view, owner)).body.views[0]
  await panel.call(saveWebhook, { url: `https://hooks.invalid/${word}` }, owner)
  const [post] = await (await openBlog(panel, owner)).list()
  const post_id = post?.post_id ?? 0
  const home = { title: { en: `Home of ${marker}` }, UnparsedAddress: `1 ${marker} Street` }
  const { listing_id } = (await (await openListings(panel, owner)).save(home)).body
  const feed_id = await insertFeed(panel, { website_id, name: marker })
  const noted = { note: `Agreement of ${marker}`, turn: 'you' as const, signed_on: null }
  const { body: followed } = await (await openFeeds(panel, owner)).sign(noted)
  const { agreement_id } = followed.agreements[0]
  const [{ upm_id }] = (await panel.call(paymentMethods, {}, owner)).body
  const [{ transaction_id }] = (await panel.call(transactions, {}, owner)).body
  const { content, draft_version } = (await panel.call(siteDraft, {}, owner)).body
  const broker = { name: `Broker of ${marker}`, email: `broker@${word}.example` }
  const { body: stamped } = await panel.call(
    askForStamp,
    { version: draft_version, ...broker },
    owner
  )
  const { stamp_id } = stamped.data[0]
  const wish = { website_id, lead_id, email: `asks@${word}.example`, kind: 'access' as const }
  const request_id = await addPrivacyRequest(panel, wish)
  const session = { agent_id: owner_id, isReset: false, now: panel.now() }
  const endedToken = await openSession(db, session)
  await panel.call(logOut, {}, { token: endedToken })

  return {
    ...tenant,
    assistant,
    member,
    owner,
    ids: {
      agent_id: member.agent_id,
      agreement_id,
      base_url: tenant.base_url,
      campaign_id,
      content,
      email: owner.email,
      feed_id,
      invitation_id,
      lead_id,
      listing_id,
      other_id,
      post_id,
      request_id,
      sequence_id,
      sha256: tenant.sha256,
      stamp_id,
      step_id,
      tag,
      task_id,
      template_id,
      transaction_id,
      upm_id,
      view_id,
      website_id
    },
    spareToken: await openSession(db, session),
    endedToken
  }
}
