import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Mergeable, mergeLeads, separateLead } from '#rules/leads/merge-leads.ts'

const IDS = ['a', 'b', 'c', 'd', 'e']

const people = fc
  .array(
    fc.record({
      tags: fc.uniqueArray(fc.constantFrom('Buyer', 'Seller', 'Sphere', 'VIP')),
      follow_up_on: fc.constantFrom(null, '2026-11-24', '2026-12-01', '2027-01-15'),
      assigned_to: fc.constantFrom(null, 'Bea', 'Cal')
    }),
    { minLength: IDS.length, maxLength: IDS.length }
  )
  .map((rows) =>
    rows.map((row, index): Mergeable => {
      const lead_id = IDS[index] ?? ''
      return { ...row, lead_id, merged_into: null, merged_via: null, merge_gave: null }
    })
  )
const steps = fc.array(fc.tuple(fc.nat(IDS.length - 1), fc.nat(IDS.length - 1)), { maxLength: 8 })

/** The main lead of each step's lead, so that any two numbers are two people, or one. */
function mainOf(leads: readonly Mergeable[], index: number): string {
  return leads[index]?.merged_into ?? IDS[index] ?? ''
}

function mergeAll(leads: Mergeable[], steps: readonly (readonly number[])[]): Mergeable[] {
  return steps.reduce((now, [one = 0, other = 0]) => {
    const [main_id, other_id] = [mainOf(now, one), mainOf(now, other)]
    return main_id === other_id ? now : mergeLeads(now, main_id, other_id)
  }, leads)
}

/** Tags have no order. */
function sorted(leads: readonly Mergeable[]): Mergeable[] {
  return leads.map((lead) => ({
    ...lead,
    tags: lead.tags.toSorted(),
    merge_gave: lead.merge_gave && { ...lead.merge_gave, tags: lead.merge_gave.tags.toSorted() }
  }))
}

test('a merge and its separation leave everything as it was', () => {
  fc.assert(
    fc.property(people, steps, fc.nat(4), fc.nat(4), (leads, before, one, other) => {
      const now = mergeAll(leads, before)
      const [main_id, other_id] = [mainOf(now, one), mainOf(now, other)]
      fc.pre(main_id !== other_id)
      const merged = mergeLeads(now, main_id, other_id)
      expect(sorted(separateLead(merged, other_id))).toEqual(sorted(now))
    })
  )
})

test('after any merges, every lead has a main lead that is not merged itself', () => {
  fc.assert(
    fc.property(people, steps, (leads, merges) => {
      const merged = mergeAll(leads, merges)
      for (const { merged_into, merged_via } of merged) {
        expect(merged_into === null).toBe(merged_via === null)
        const main = merged.find(({ lead_id }) => lead_id === merged_into)
        if (merged_into !== null) expect(main?.merged_into).toBe(null)
      }
    })
  )
})

test('separated in any order, everyone has their own tags, follow-up and agent again', () => {
  fc.assert(
    fc.property(people, steps, fc.array(fc.nat(20)), (leads, merges, order) => {
      let now = mergeAll(leads, merges)
      for (let turn = 0; ; turn++) {
        const mains = new Set(now.flatMap((lead) => (lead.merged_into ? [] : lead.lead_id)))
        const outermost = now.filter(({ merged_via }) => merged_via && mains.has(merged_via))
        const next = outermost[(order[turn] ?? 0) % Math.max(1, outermost.length)]
        if (!next) break
        now = separateLead(now, next.lead_id)
      }
      expect(sorted(now)).toEqual(sorted(leads))
    })
  )
})

test('a main lead keeps its own follow-up and agent', () => {
  const lead = { merged_into: null, merged_via: null, merge_gave: null, tags: [] }
  const [main] = mergeLeads(
    [
      { ...lead, lead_id: 'a', follow_up_on: '2026-12-01', assigned_to: 'Bea' },
      { ...lead, lead_id: 'b', follow_up_on: '2026-11-24', assigned_to: 'Cal' }
    ],
    'a',
    'b'
  )
  expect(main).toMatchObject({ follow_up_on: '2026-12-01', assigned_to: 'Bea' })
})

test('only a lead that was merged into the main one can be separated', () => {
  const lead = { merged_into: null, merged_via: null, merge_gave: null, tags: [] }
  const none = { assigned_to: null, follow_up_on: null }
  const leads = IDS.map((lead_id): Mergeable => ({ ...lead, ...none, lead_id }))
  const chain = mergeLeads(mergeLeads(leads, 'b', 'c'), 'a', 'b')
  expect(separateLead(chain, 'c')).toEqual(chain)
  expect(separateLead(chain, 'a')).toEqual(chain)
  expect(separateLead(chain, 'unknown')).toEqual(chain)
})
