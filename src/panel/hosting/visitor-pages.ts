import type { IncomingMessage, ServerResponse } from 'node:http'
import type { World } from '../services/world.ts'
import { homesAccount } from './homes-account.ts'
import type { HostEntry } from './host-map.ts'
import { privacyChoices } from './privacy-choices.ts'
import type { SiteHeaders } from './site-headers.ts'
import type { SitePages } from './site-pages.ts'

/** The pages of a website that are one visitor's own, which no cache keeps. False for any other path. */
export async function visitorPages(world: World, headersOf: SiteHeaders, pages: SitePages) {
  const answers = [
    await privacyChoices(world, headersOf, pages),
    await homesAccount(world, headersOf, pages)
  ]
  return async (
    ...asked: [request: IncomingMessage, response: ServerResponse, path: string, entry: HostEntry]
  ): Promise<boolean> => {
    for (const answer of answers) if (await answer(...asked)) return true
    return false
  }
}
