import { postalAddress, type PostalPart } from '#rules/people/postal-address.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { websiteUrl } from '#rules/websites/website-url.ts'
import { agentById } from '../../records/accounts/agents.ts'
import { senderDetails } from '../../records/leads/sender.ts'
import { hostsOf } from '../../records/websites/site-hosts.ts'
import { websiteById } from '../../records/websites/websites.ts'
import type { World } from '../../services/world.ts'
import { noWebsite } from '../websites/own-site.ts'
import type { LeadAccess } from './lead-access.ts'

/** Who an agent's emails are from. */
export type AgentSender = {
  name: string
  /** Their professional title; empty for a member, whose title we don't know. */
  title: string
  brokerage: string
  phone: string
  /** The agent's mailbox. */
  email: string
  /** One line; empty if the website has none. */
  address: string
  /** What the address lacks, by law, of a postal address. */
  addressLacks: PostalPart[]
  /** The website's, whose clock its times are of. */
  province: string
  /** Where the website opens. */
  website: string
  /** The website's main one. */
  language: 'en' | 'fr'
  /** The account's: of emails to the agent. */
  reads: 'en' | 'fr'
}

/** The sender of one answer: a member signs with their own name and phone, or the office's, and gets the replies. */
export async function memberSender(world: World, access: LeadAccess): Promise<AgentSender> {
  const sender = await agentSender(world, access.website_id)
  if (access.role === 'owner') return sender
  const { email, language, name, phone: own } = await agentById(world.db, access.agent_id)
  const { company_contact } = await senderDetails(world.db, access.website_id)
  const phone = formatPhone(own || company_contact)
  return { ...sender, name, title: '', email, phone, reads: language }
}

export async function agentSender(
  { db, settings }: World,
  website_id: number
): Promise<AgentSender> {
  const website = await websiteById(db, website_id)
  if (!website) throw noWebsite()
  const [agent, details, hosts] = [
    await agentById(db, website.agent_id),
    await senderDetails(db, website_id),
    await hostsOf(db, website_id)
  ]
  const host = hosts.find(({ kind, state }) => state === 'live' && kind !== 'former')?.host
  const phone = details.salesman_contact
  const { city, company_address, company_address_2, province } = details
  const address = postalAddress({ lines: [company_address, company_address_2], city, province })
  return {
    name: details.salesman_name || agent.name,
    title: details.salesman_designation,
    brokerage: details.company_name,
    phone: formatPhone(phone),
    email: details.salesman_email || agent.email,
    address: address.line,
    addressLacks: address.missing,
    province,
    website: websiteUrl(host ?? `${website.subdomain}.${settings.sitesDomain}`, settings.siteUrl),
    language: details.language === 'fr' ? 'fr' : 'en',
    reads: agent.language
  }
}
