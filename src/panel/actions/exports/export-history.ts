import { setImmediate } from 'node:timers/promises'
import { campaignsOf } from '../../records/leads/campaigns.ts'
import { consentsWithTexts } from '../../records/leads/choices.ts'
import { everyEventOf } from '../../records/leads/lead-events.ts'
import { tagsOf } from '../../records/leads/lead-tags.ts'
import { leadsOfPeople, peopleAfter, tasksOfLeads } from '../../records/leads/people-history.ts'
import { sequencesOf } from '../../records/leads/sequences.ts'
import type { World } from '../../services/world.ts'
import { listTemplates } from '../leads/answer-templates.ts'
import type { LeadAccess } from '../leads/lead-access.ts'
import { happenedOf, inquiryOf } from '../leads/written-history.ts'
import { listMoves } from '../websites/brokerage-moves.ts'
import { listStamps } from '../websites/site-stamps.ts'
import { asJson, type ExportedFile } from './exported-file.ts'

/** People whose history is in memory at once. */
const PORTION = 100

/** What tables of leads have no column for: everyone's history and consents, and what emails are written from. */
export async function* exportHistory(
  world: World,
  access: LeadAccess
): AsyncGenerator<ExportedFile> {
  const { db } = world
  const { website_id } = access
  yield { name: 'leads/history.json', body: historyOf(world, access) }
  yield asJson('leads/templates.json', await listTemplates(world, website_id))
  yield asJson('leads/sequences.json', await sequencesOf(db, website_id))
  yield asJson('leads/campaigns.json', await campaignsOf(db, website_id))
}

/** The broker's decisions and the changes of brokerage, as the agent shows them to a regulator. */
export async function* exportApprovals(
  world: World,
  website_id: number
): AsyncGenerator<ExportedFile> {
  yield asJson('account/approvals.json', await listStamps(world, website_id))
  yield asJson('account/moves.json', await listMoves(world, website_id))
}

async function* historyOf(world: World, access: LeadAccess): AsyncGenerator<string> {
  yield '['
  let between = '\n'
  let after: string | undefined
  for (;;) {
    const mains = await peopleAfter(world.db, access, { after, most: PORTION })
    after = mains.at(-1)
    if (after === undefined) break
    const people = await readPeople(world, access, mains)
    yield between + people.map((person) => JSON.stringify(person)).join(',\n')
    between = ',\n'
    // Visitors of websites are answered between two portions.
    await setImmediate()
  }
  yield '\n]\n'
}

async function readPeople({ db }: World, access: LeadAccess, mains: readonly string[]) {
  const { website_id } = access
  const leads = await leadsOfPeople(db, access, mains)
  const mainOf = new Map(leads.map((lead) => [lead.lead_id, lead.merged_into ?? lead.lead_id]))
  const ids = [...mainOf.keys()]
  const ofMain = <Row extends { lead_id: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ lead_id }) => mainOf.get(lead_id))
  const inquiries = ofMain(leads)
  const events = ofMain(await everyEventOf(db, website_id, ids))
  const consents = ofMain(await consentsWithTexts(db, website_id, ids))
  const tasks = ofMain(await tasksOfLeads(db, access, ids))
  const tags = await tagsOf(db, access, [...mains])
  return mains.map((lead_id) => ({
    lead_id,
    tags: tags.get(lead_id) ?? [],
    inquiries: inquiries.get(lead_id)?.map(inquiryOf) ?? [],
    history: events.get(lead_id)?.map(happenedOf) ?? [],
    consents: consents.get(lead_id)?.map(({ lead_id: _, ...consent }) => consent) ?? [],
    tasks:
      tasks.get(lead_id)?.map(({ created, done_at, due_on, title }) => {
        return { title, due_on, done_at, created }
      }) ?? []
  }))
}
