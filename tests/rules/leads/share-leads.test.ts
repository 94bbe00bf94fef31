import { expect, test } from 'vitest'
import { takerOf, type Taker } from '#rules/leads/share-leads.ts'

const JOINED = new Date('2026-11-01T00:00:00Z')
const taker = (agent_id: string, areas: string[] = [], turn = 0): Taker => {
  return { agent_id, areas, turn, joined_at: JOINED }
}
const TEAM = [
  taker('ann', ['Toronto', 'M4E'], 3),
  taker('bea', ['The Beaches', 'Saint-Henri'], 9),
  taker('cal', ['Toronto', 'Québec'], 2)
]

test.each([
  ['a word of the address', ['14 Elm Street, Toronto'], 'cal'],
  ['the more exact of two areas', ['12 Lee Avenue, The Beaches, Toronto'], 'bea'],
  ['the first half of a postal code', ['12 Lee Avenue M4E2P1'], 'ann'],
  ['a postal code with a space, in lower case', ['12 Lee Avenue, m4e 2p1'], 'ann'],
  ['the path of a page', ['', '/areas/saint-henri'], 'bea'],
  ['an area without its accent', ['1, rue Saint-Paul, QUEBEC'], 'cal'],
  ['an accent where the area has none', ['St. Henri', 'Sáint Henri'], 'bea'],
  ['no part of another word', ['Torontonian Street 4'], undefined],
  ['nothing', ['', '/'], undefined]
])('a lead is shared out by %s', (_, places, agent_id) => {
  expect(takerOf('area', TEAM, places)?.agent_id).toBe(agent_id)
})

test('the member with the fewest turns is next, then the one who joined first', () => {
  expect(takerOf('turn', TEAM, [])?.agent_id).toBe('cal')
  const late = { ...taker('zoe'), joined_at: new Date('2026-11-02T00:00:00Z') }
  expect(takerOf('turn', [late, taker('yan')], [])?.agent_id).toBe('yan')
  expect(takerOf('turn', [], [])).toBeUndefined()
})

test('by hand nobody gets a lead', () => {
  expect(takerOf('hand', TEAM, ['Toronto'])).toBeUndefined()
})

test('empty areas cover nothing', () => {
  expect(takerOf('area', [taker('ann', ['', ' ', '–'])], ['', 'Toronto –'])).toBeUndefined()
})
