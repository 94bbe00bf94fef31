import { listOf } from '../list.ts'
import type { Translated } from '../language.ts'

const HOURS = 'Changes can take up to 48 hours.'
const PREPARING = 'Your name servers are being prepared. Please try again in a few minutes.'

/** Why the panel refuses a domain, and what is wrong with its name servers. */
const en = {
  domainLooksTaken:
    'This domain name looks like one that another agent uses. Please enter a different one, or write to us if it’s yours.',
  noSuchWebsite: 'There is no such website.',
  noWebsite: 'You don’t have a website yet.',
  preparing: PREPARING,

  /** What the owner has to change at the registrar. */
  nameServers({ foreign, found, missing, ours }: NameServers): string {
    if (missing.length === 0) {
      return `Found our name servers and also ${listOf(foreign)}. Remove ${itOrThem(foreign)}, or some visitors won’t reach your website. ${HOURS}`
    }
    if (foreign.length === 0)
      return `Found ${listOf(found)}. Add ${listOf(missing)} as well. ${HOURS}`
    if (missing.length === ours.length) {
      return `Found ${listOf(foreign)}. Replace ${itOrThem(foreign)} with ${listOf(ours)}; changes can take up to 48 hours.`
    }
    return `Found ${listOf(found)}. Remove ${listOf(foreign)} and add ${listOf(missing)}. ${HOURS}`
  },

  /** Why the name servers of a domain could not be read. */
  unread: {
    'no-domain': (domain: string) =>
      `The domain ${domain} doesn’t exist. Please check its spelling, and that it’s registered and paid for.`,
    'no-records': (domain: string, ours: readonly string[]) =>
      ours.length === 0
        ? PREPARING
        : `${domain} has no name servers yet. Set ${listOf(ours)} at your registrar. ${HOURS}`,
    timeout: (domain: string) =>
      `The name servers of ${domain} did not answer in time. Please try again in a few minutes.`,
    unreachable: (domain: string) =>
      `The name servers of ${domain} could not be looked up. Please try again later.`
  }
}

export const websiteRefusals: Translated<typeof en> = { en }

/** A domain's name servers: all that were found, those that are not ours, and those of ours that are missing. */
type NameServers = Record<'foreign' | 'found' | 'missing' | 'ours', readonly string[]>

function itOrThem(names: readonly string[]): string {
  return names.length === 1 ? 'it' : 'them'
}
