import * as v from 'valibot'
import { baseUrl } from '../account-setup/setup-steps.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'

/** One kind of thing that the domain's DNS has today. */
const DomainFinding = v.object({
  kind: v.picklist(['website', 'email', 'spf', 'dkim', 'dmarc', 'caa', 'dnssec', 'other']),
  /** Records as text, or names for `other`. */
  values: v.array(v.string())
})

/** A record to set at the domain's DNS host, for the way that leaves everything else alone. */
const DomainRecord = v.object({
  host: v.string(),
  type: v.picklist(['A', 'AAAA', 'CNAME']),
  value: v.string(),
  /** Whether DNS sends the host's visitors to us by now; null if nobody answered. */
  is_set: v.nullable(v.boolean())
})
export type DomainRecord = v.InferOutput<typeof DomainRecord>

/** A website's domain as DNS has it now, and the ways to its website. */
const DomainReport = v.object({
  domain: v.string(),
  /** False if DNS knows no such domain. */
  exists: v.boolean(),
  /** Why moving it now would do harm; null if it may move. `closed`: visitors can't reach the website yet. */
  block: v.nullable(v.picklist(['closed', 'dnssec', 'mail-host', 'records'])),
  /** Empty while the name servers must not be changed. */
  name_servers: v.array(v.string()),
  /** Why setting the records below would do harm. `aliases`: names that would move along. */
  records_block: v.nullable(v.picklist(['aliases', 'caa', 'closed', 'mail-host'])),
  /** Empty while they must not be set. */
  records: v.array(DomainRecord),
  /** Names that are aliases of the domain. */
  aliases: v.array(v.string()),
  findings: v.array(DomainFinding),
  /** The title of the page at the domain, unless it's the website. */
  page_title: v.nullable(v.string()),
  /** Records that ours replaced, as text; Put it back restores them. */
  before: v.array(v.string()),
  can_put_back: v.boolean(),
  /** The replaced records, where the agent has to put them back at their own DNS host. */
  by_hand: v.array(DomainRecord)
})
export type DomainReport = v.InferOutput<typeof DomainReport>

const answer = v.object({ ...done, ...DomainReport.entries })

export const domainReport = endpoint({
  access: 'private',
  answer,
  input: Nothing,
  method: 'GET',
  path: '/user/domain'
})

/** Sends the domain's visitors to their previous website again. */
export const putDomainBack = endpoint({
  access: 'private',
  answer,
  input: Nothing,
  method: 'POST',
  path: '/user/domain/putBack',
  repeat: 'safe'
})

const domainInput = v.object({ base_url: baseUrl })

/**
 * The TXT record that proves that a domain is the agent's, for a website that gets another domain. The
 * same domain has the same record; asking for it changes nothing.
 */
export const claimDomain = endpoint({
  access: 'private',
  answer: v.object({ ...done, base_url: v.string(), host: v.string(), value: v.string() }),
  input: domainInput,
  method: 'POST',
  path: '/user/domain/claim',
  repeat: 'safe'
})

/** Gives the website the domain once the record is there. 409 until then, and while another agent's website shows there. */
export const takeDomain = endpoint({
  access: 'private',
  answer,
  input: domainInput,
  method: 'POST',
  path: '/user/domain/take',
  repeat: 'safe'
})

/** Moves a domain again that was put back. */
export const moveDomain = endpoint({
  access: 'private',
  answer,
  input: Nothing,
  method: 'POST',
  path: '/user/domain/move',
  repeat: 'safe'
})
