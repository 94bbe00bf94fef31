import { messageFrom } from '#messages/language.ts'
import { accountRefusals } from '#messages/refusals/accounts.ts'
import { agentById, type AgentRow, lockAgentByEmail } from '../../records/accounts/agents.ts'
import { deleteTraces, marksOf } from '../../records/accounts/account-traces.ts'
import {
  consentTextsOf,
  deleteAgent,
  deleteUnusedTexts,
  forgetEditor,
  hasPaymentUnderWay,
  leaveTeams,
  trialsOf
} from '../../records/accounts/close-account.ts'
import { paymentsToKeep, saveTaxRecords } from '../../records/billing/tax-records.ts'
import { deleteUnlisted, feedsOfSite } from '../../records/listings/feeds/site-feeds.ts'
import { handOverLeads } from '../../records/team/held-leads.ts'
import { membershipOf } from '../../records/team/members.ts'
import { websiteByAgent, websiteById } from '../../records/websites/websites.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { writeReceipt } from '../billing/write-receipt.ts'
import { removeExportFiles } from '../exports/export-folder.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { readerOf } from '../emails/reader.ts'
import { keepTrialMarks } from './closed-trials.ts'
import { queueClosingJobs } from './closing-jobs.ts'

const UNDER_WAY = messageFrom(accountRefusals, (t) => t.paymentUnderWay)

/**
 * Deletes an account and all that is its agent's, in one transaction; what remains are the tax records.
 * An account that another call has just closed stays closed.
 * @throws Refused with 409 while a payment is under way
 */
export async function closeAccount(world: World, { agent_id, email }: AgentRow): Promise<void> {
  await world.db.transaction().execute(async (tx) => {
    const agent = await lockAgentByEmail(tx, email)
    if (agent?.agent_id !== agent_id) return
    if (await hasPaymentUnderWay(tx, agent_id)) throw new Refused(UNDER_WAY, 409)
    await removeAll({ ...world, db: tx }, agent)
  })
  // Files that no row names any more.
  await removeExportFiles(world)
}

async function removeAll(world: World & { db: Db }, agent: AgentRow): Promise<void> {
  const { clock, db } = world
  const { agent_id, name } = agent
  const now = clock()
  const website = await websiteByAgent(db, agent_id)
  const traces = await marksOf(db, agent)
  const hasFeeds = website !== undefined && (await feedsOfSite(db, website.website_id)).length > 0
  await keepBooks(world, agent)
  await keepTrialMarks(db, await trialsOf(db, agent_id), now)
  await deleteTraces(db, { ...traces, agent_id, name, marks: [agent_id, ...traces.marks] })
  await leaveTeam(world, agent)
  await leaveTeams(db, agent)
  await forgetEditor(db, agent)
  await queueClosingJobs(world, agent_id, website)
  const texts = website ? await consentTextsOf(db, website.website_id) : []
  await deleteAgent(db, agent_id)
  await deleteUnusedTexts(db, texts)
  if (hasFeeds) await deleteUnlisted(db)
  // Before the last email can be sent, which they would find, too.
  await world.email.forget?.([...traces.marks, ...traces.names])
  const hadWebsite = website !== undefined
  await queueEmail(db, now, { kind: 'account-closed', ...readerOf(agent), hadWebsite })
}

/** Whom the team's owner has to look after now. */
async function leaveTeam(
  { clock, db }: World & { db: Db },
  { agent_id: from }: AgentRow
): Promise<void> {
  const member = await membershipOf(db, from)
  const website = member && (await websiteById(db, member.website_id))
  if (!website) return
  const at = clock()
  const { website_id } = website
  const people = await handOverLeads(db, { website_id, from, to: null, by_agent: null, at })
  const owner = await agentById(db, website.agent_id)
  await queueEmail(db, at, { kind: 'member-left', ...readerOf(owner), count: people.length })
}

async function keepBooks(world: World, { agent_id, language }: AgentRow): Promise<void> {
  const records = []
  for (const payment of await paymentsToKeep(world.db, agent_id)) {
    const { transaction_id } = payment
    const which = { agent_id, transaction_id, language }
    const receipt = JSON.stringify(await writeReceipt(world, which))
    records.push({ ...payment, receipt })
  }
  await saveTaxRecords(world.db, records)
}
