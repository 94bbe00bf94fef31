import { FEED_FIELDS, type FeedResource, KEY_FIELDS } from '../feed-fields.ts'
import { feedTime } from '../feed-time.ts'
import { BOARD_RESOURCES, boardMetadata, boardRecord, EXPANDABLE } from './board-records.ts'
import { contextOf, feedPage, replicationList, without } from './feed-page.ts'
import { feedRefusals } from './feed-refusals.ts'
import { besideListings, type FeedAccount, type FeedStore, listingsOf } from './feed-store.ts'
import { feedTokens } from './feed-tokens.ts'
import { BadQuery } from './odata/bad-query.ts'
import type { FeedRecord } from './odata/evaluate-filter.ts'
import { selectFields } from './odata/read-query.ts'

/**
 * `ddf` is CREA's service, `reso` a board's: a fixed token besides, pages without an end, no replication, and records
 * by RESO's own dictionary. `flat-reso` is a board's that has no records within records.
 */
export type FeedProfile = 'ddf' | 'flat-reso' | 'reso'

const LISTS = /^\/odata\/v1\/(Property|Member|Office|OpenHouse|Destination)$/
const REPLICATIONS =
  /^\/odata\/v1\/(Property|Member|Office)\/\1Replication(?:\(\)|\(DestinationId=(\d{1,9})\))?$/
const BELONGING = /^\/odata\/v1\/(Media|PropertyRooms)$/
const SINGLES =
  /^\/odata\/v1\/(Property|Member|Office|OpenHouse|Destination)(?:\((.+)\)|\/([^/]+))$/
/** What a token is asked for; boards of this kind ask for nothing. */
const SCOPES = { ddf: 'DDFApi_Read', 'flat-reso': null, reso: null } as const satisfies Record<
  FeedProfile,
  string | null
>
export const RESO_TOKEN = 'sample-board-token'

/** Answers as the REALTOR.ca DDF Web API does, from what `store` has at the time. */
export function feedAnswers(store: FeedStore, clock: () => Date, profile: FeedProfile = 'ddf') {
  const tokens = feedTokens(store, clock, SCOPES[profile])
  const all = store.destinations.map(({ id }) => id)
  const board: FeedAccount = { clientId: '', secret: '', destinationIds: all }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const path = decodeURIComponent(url.pathname)
    if (path === '/connect/token') {
      if (request.method !== 'POST') return feedRefusals.noResource()
      return tokens.issue(new URLSearchParams(await request.text()))
    }
    const account = accountOf(request.headers.get('authorization'))
    if (!account) return feedRefusals.badToken()
    try {
      return answerTo(url, path, account)
    } catch (error) {
      if (error instanceof BadQuery) return feedRefusals.badQuery(error.message)
      throw error
    }
  }

  function accountOf(header: string | null): FeedAccount | undefined {
    const isBoards = profile !== 'ddf' && header === `Bearer ${RESO_TOKEN}`
    return isBoards ? board : tokens.accountOf(header)
  }

  function answerTo(url: URL, path: string, account: FeedAccount): Response {
    const [, replicated, destinationId] = REPLICATIONS.exec(path) ?? []
    if (replicated !== undefined && profile === 'ddf') {
      const resource = replicated as 'Member' | 'Office' | 'Property'
      const asked = destinationId === undefined ? account.destinationIds : [Number(destinationId)]
      if (!asked.every((id) => account.destinationIds.includes(id))) return feedRefusals.badToken()
      return replicationList(url, resource, KEY_FIELDS[resource], recordsOf(resource, asked))
    }
    const isFlat = profile === 'flat-reso'
    if (path === '/odata/v1/$metadata' && profile !== 'ddf') return boardMetadata(isFlat)
    const [, belonging] = isFlat ? (BELONGING.exec(path) ?? []) : []
    if (belonging !== undefined) {
      const listings = recordsOf('Property', account.destinationIds).map((one) =>
        complete(one, url)
      )
      const { entity, field } = BOARD_RESOURCES[belonging as keyof typeof BOARD_RESOURCES]
      const records = listings.flatMap((one) => boardRecord('Property', one, store)[field])
      return feedPage(url, entity, records as FeedRecord[], { maxTop: 1000, isEndless: true })
    }
    const [, listed] = LISTS.exec(path) ?? []
    if (listed !== undefined) {
      const resource = listed as FeedResource
      const records = recordsOf(resource, account.destinationIds).map((one) => complete(one, url))
      if (profile === 'ddf') return feedPage(url, resource, records, { maxTop: 100 })
      const within = EXPANDABLE[resource] ?? []
      const limits = { maxTop: 1000, isEndless: true, expandable: isFlat ? [] : within }
      const inBoards = records
        .map((one) => boardRecord(resource, one, store))
        .map((one) => (isFlat ? without(one, within) : one))
      return feedPage(url, resource, inBoards, limits)
    }
    const [, single, inBrackets, afterSlash] = SINGLES.exec(path) ?? []
    if (single === undefined) return feedRefusals.noResource()
    return one(url, single as FeedResource, inBrackets ?? afterSlash ?? '', account)
  }

  function one(url: URL, resource: FeedResource, text: string, account: FeedAccount): Response {
    const key = text.replace(/^'(.*)'$/, '$1').replaceAll("''", "'")
    const field = KEY_FIELDS[resource]
    if (!/^[\w-]+$/.test(key)) return feedRefusals.badKey()
    const found = recordsOf(resource, account.destinationIds).find(
      (record) => String(record[field]) === key
    )
    if (!found) return feedRefusals.noRecord(resource)
    const select = url.searchParams.get('$select')?.split(',')
    if (select?.some((name) => !FEED_FIELDS[resource].has(name))) {
      return feedRefusals.badQuery('Empty or null values are not supported by the Select clause.')
    }
    const record = selectFields(complete(found, url), select)
    return Response.json({ '@odata.context': contextOf(url, resource, select), ...record })
  }

  function recordsOf(resource: FeedResource, destinationIds: number[]): FeedRecord[] {
    if (resource === 'Destination') return destinationRecords(store, destinationIds)
    const listings = listingsOf(store, destinationIds)
    if (resource === 'Property') return listings
    const beside = besideListings(store, listings)
    if (resource === 'Member') return beside.members
    return resource === 'Office' ? beside.offices : beside.openHouses
  }

  return { answer, tokens: tokens.issued }
}

function destinationRecords(store: FeedStore, ids: number[]): FeedRecord[] {
  const opened = feedTime(new Date(Date.UTC(2026, 0, 15)))
  return store.destinations
    .filter(({ id }) => ids.includes(id))
    .map(({ id, isActive, name }) => ({
      DestinationId: id,
      DestinationName: name,
      DestinationUrl: null,
      DestinationType: 1,
      DestinationStatus: isActive ? 1 : 2,
      MemberFirstName: 'Amara',
      MemberLastName: 'Okafor',
      MemberKey: '1000',
      OriginalEntryTimestamp: opened,
      ModificationTimestamp: opened,
      FullNSP: false
    }))
}

/** Addresses of our own pictures and pages begin with the host that answers. */
function complete(record: FeedRecord, { origin }: URL): FeedRecord {
  const { ListingURL, Media } = record
  return {
    ...record,
    ...(typeof ListingURL === 'string' &&
      ListingURL.startsWith('/') && { ListingURL: origin + ListingURL }),
    ...(Array.isArray(Media) && {
      Media: (Media as FeedRecord[]).map((one) => {
        const address = String(one['MediaURL'])
        return address.startsWith('/') ? { ...one, MediaURL: origin + address } : one
      })
    })
  }
}
