import { getDomain } from 'tldts'
import pLimit from 'p-limit'
import { typesOf, type ZoneRecord } from '#rules/websites/zone-records.ts'
import type { Resolver } from './resolver.ts'

const AT_ONCE = 20

/** The records of these names, or undefined if one of them could not be looked up. */
export async function lookUpRecords(
  resolver: Resolver,
  names: readonly string[],
  at?: string
): Promise<ZoneRecord[] | undefined> {
  const limit = pLimit(AT_ONCE)
  let isAway = false
  const found = await Promise.all(
    names.map((name) =>
      limit(async () => {
        // Each further name would wait for its own timeout.
        const records = isAway ? undefined : await recordsAt(resolver, name, at)
        if (records === undefined) isAway = true
        return records ?? []
      })
    )
  )
  return isAway ? undefined : found.flat()
}

/** An alias has no other records. */
async function recordsAt(
  resolver: Resolver,
  name: string,
  at: string | undefined
): Promise<ZoneRecord[] | undefined> {
  const alias = await resolver.lookUp(name, 'CNAME', at)
  if ('problem' in alias) return undefined
  if (alias.found.length > 0) {
    return alias.found.map((content) => ({ type: 'CNAME', name, content }))
  }
  const records: ZoneRecord[] = []
  for (const type of typesOf(name, getDomain(name) ?? name)) {
    const answer = await resolver.lookUp(name, type, at)
    if ('problem' in answer) return undefined
    records.push(...answer.found.map((content) => ({ type, name, content })))
  }
  return records
}
