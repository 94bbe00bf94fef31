import type { SiteContent } from '#contract/websites/site-content.ts'
import type { CopyFormat } from '#rules/privacy/choices-path.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { leadsOfAddress } from '../../../records/leads/choices.ts'
import { everyEventOf } from '../../../records/leads/lead-events.ts'
import { leadById } from '../../../records/leads/leads.ts'
import type { PrivacyLinkRow } from '../../../records/leads/privacy-links.ts'
import { websiteById } from '../../../records/websites/websites.ts'
import type { World } from '../../../services/world.ts'
import { leadFileParts } from '../export-leads.ts'
import { happenedOf, inquiryOf } from '../written-history.ts'
import { heldChoices } from './held-choices.ts'

type Asked = { content: SiteContent; format: CopyFormat; language: SiteLanguage }
type CopyFile = { name: string; type: string; text: string }

/** Everything that is kept of a visitor: as a table of an export, or with their whole history as JSON. */
export async function visitorCopy(
  world: World,
  link: PrivacyLinkRow,
  { content, format, language }: Asked
): Promise<CopyFile> {
  if (format === 'csv') return csvOf(world, link, language)
  const { db } = world
  const { website_id } = link
  const leads = await leadsOfAddress(db, link)
  const people = await Promise.all(leads.map((lead_id) => leadById(db, website_id, lead_id)))
  const held = await heldChoices(world, link, { content, language, token: '' })
  const { email, emails, registration, requests, searches } = held
  const data = {
    made_at: world.clock().toISOString(),
    website: content.website_name,
    agent: content.salesman_name,
    brokerage: content.company_name,
    email,
    inquiries: people.flatMap((lead) => (lead ? [inquiryOf(lead)] : [])),
    history: (await everyEventOf(db, website_id, leads)).map(happenedOf),
    consents: emails.consents,
    searches,
    registration,
    requests
  }
  return {
    name: 'my-data.json',
    type: 'application/json',
    text: `${JSON.stringify(data, null, 2)}\n`
  }
}

/** As the agent exports one person. */
async function csvOf(
  world: World,
  link: PrivacyLinkRow,
  language: SiteLanguage
): Promise<CopyFile> {
  const { db } = world
  const { website_id } = link
  const website = await websiteById(db, website_id)
  const lead_ids = await leadsOfAddress(db, link)
  const owner = { agent_id: website?.agent_id ?? '', role: 'owner', isLogged: false } as const
  const access = { ...owner, website_id, holder: undefined }
  const parts: string[] = []
  for await (const { text } of leadFileParts(world, access, {
    format: 'csv',
    language,
    lead_ids,
    filters: {}
  })) {
    parts.push(text)
  }
  return { name: 'my-data.csv', type: 'text/csv;charset=utf-8', text: parts.join('') }
}
