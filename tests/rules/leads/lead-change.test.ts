import { expect, test } from 'vitest'
import { answerTime } from '#rules/leads/answer-time.ts'
import { moveOnBoard } from '#rules/leads/board-move.ts'
import { changesOf, type LeadChange, markedLeads } from '#rules/leads/lead-change.ts'
import { readCursor, writeCursor } from '#rules/leads/lead-cursor.ts'
import { LEAD_STAGES, type LeadStage } from '#rules/leads/lead-kinds.ts'
import { searchWords } from '#rules/leads/lead-search.ts'
import { undoOf } from '#rules/leads/undo-change.ts'

const lead_id = '00000000-0000-4000-8000-000000000001'
const lead = {
  lead_id,
  stage: 'new' as LeadStage,
  follow_up_on: '2026-12-01',
  assigned_to: null,
  tags: ['Condo'],
  human: { unverified: [] as string[], marked: [] as string[] }
}

test.each<[string, LeadChange]>([
  ['the same stage', { stage: 'new' }],
  ['the same day', { follow_up_on: '2026-12-01' }],
  ['nobody again', { assigned_to: null }],
  ['a tag that is there', { add_tags: ['Condo'] }],
  ['a tag that isn’t', { remove_tags: ['Buyer'] }],
  ['that somebody checked is real', { is_real: true }],
  ['taking back what nobody said', { is_real: false }],
  ['nothing', {}]
])('%s changes nothing', (_, change) => {
  expect(changesOf(lead, change)).toBeUndefined()
})

test('a client’s consent begins with the stage, stays when closed, and ends with a move back', () => {
  const outcomes = LEAD_STAGES.flatMap((from) =>
    LEAD_STAGES.map((to) => [from, to, changesOf({ ...lead, stage: from }, { stage: to })?.client])
  )
  const told = outcomes.filter(([, , client]) => client !== undefined)
  expect(told).toEqual([
    ['new', 'client', 'begins'],
    ['talking', 'client', 'begins'],
    ['showing', 'client', 'begins'],
    ['client', 'new', 'ends'],
    ['client', 'talking', 'ends'],
    ['client', 'showing', 'ends'],
    ['closed', 'new', 'ends'],
    ['closed', 'talking', 'ends'],
    ['closed', 'showing', 'ends'],
    ['closed', 'client', 'begins'],
    ['lost', 'client', 'begins']
  ])
})

test('an undo of the last move takes back what it did to a client’s consent, and is a move after another one', () => {
  const at = new Date('2026-11-21T15:00:00Z')
  const last = { from: 'lost', to: 'client', at } as const
  const client = { ...lead, stage: 'client' as LeadStage }
  const undone = changesOf(client, { stage: 'lost' }, last)
  expect(undone).toMatchObject({ client: { undoes: at }, events: [{ kind: 'stage' }] })
  expect(changesOf(client, { stage: 'talking' }, last)?.client).toBe('ends')
  expect(changesOf(lead, { stage: 'lost' }, last)?.client).toBeUndefined()
})

test('a person is confirmed with their unverified leads, and taken back with those alone', () => {
  const written = { ...lead, human: { unverified: ['b', 'c'], marked: ['a'] } }
  const data = { is_real: true, leads: ['b', 'c'] }
  expect(changesOf(written, { is_real: true })).toMatchObject({
    human: data,
    events: [{ kind: 'verified', data }]
  })
  expect(changesOf(written, { is_real: false })?.human).toEqual({ is_real: false, leads: ['a'] })
  expect(markedLeads([{ is_real: true, leads: ['a'] }, data])).toEqual(['a', 'b', 'c'])
  expect(markedLeads([data, { ...data, is_real: false }])).toEqual([])
})

test('an undo brings every lead back to what it was, those that were alike together', () => {
  const others = ['talking', 'new'].map((stage, at) => ({
    ...lead,
    lead_id: lead_id.replace(/1$/, String(at + 2)),
    stage: stage as LeadStage
  }))
  const change = { stage: 'lost', add_tags: ['Condo', 'Cold'], follow_up_on: null } as const
  const undo = undoOf([lead, ...others], change)
  expect(undo.map(({ lead_ids }) => lead_ids.length)).toEqual([2, 1])
  expect(undo[0]?.change).toEqual({
    stage: 'new',
    follow_up_on: '2026-12-01',
    remove_tags: ['Cold']
  })
  expect(undo[1]?.change.stage).toBe('talking')
})

test('a card moves to the top of its new column, and a test lead counts in neither', () => {
  const column = (stage: LeadStage, cards: object[]) => ({
    stage,
    count: cards.length,
    data: cards as { lead_id: string; stage: LeadStage; is_test: boolean }[],
    next: null
  })
  const card = { lead_id, stage: 'new' as LeadStage, is_test: false }
  const other = { ...card, lead_id: 'other', stage: 'lost' as LeadStage }
  const board = [column('new', [card]), column('talking', []), column('lost', [other])]
  const moved = moveOnBoard(board, card, 'lost')
  expect(moved.map(({ count }) => count)).toEqual([0, 0, 2])
  expect(moved[2]?.data).toEqual([{ ...card, stage: 'lost' }, other])
  const tried = moveOnBoard(board, { ...card, is_test: true }, 'lost')
  expect(tried.map(({ count }) => count)).toEqual([1, 0, 1])
})

test.each([
  ['answered', '2026-11-23T10:12:29Z', 'talking', { state: 'answered', minutes: 12 }],
  [
    'answered after a half minute more',
    '2026-11-23T10:12:30Z',
    'talking',
    { state: 'answered', minutes: 13 }
  ],
  ['still waiting', null, 'new', { state: 'waiting', minutes: 180 }],
  ['moved on without an answer that we know of', null, 'talking', undefined]
] as const)('a lead that is %s', (_, first, stage, expected) => {
  const times = {
    kind: 'contact' as const,
    is_entered: false,
    stage,
    received_at: new Date('2026-11-23T10:00:00Z'),
    first_answer_at: first && new Date(first)
  }
  expect(answerTime(times, new Date('2026-11-23T13:00:20Z'))).toEqual(expected)
})

test.each([
  ['entered by the agent', { kind: 'showing', is_entered: true }],
  ['imported', { kind: 'import', is_entered: true }],
  ['a saved search', { kind: 'search', is_entered: false }],
  ['a registration', { kind: 'registration', is_entered: false }]
] as const)('a lead that is %s waits for no answer', (_, origin) => {
  const received_at = new Date('2026-11-23T10:00:00Z')
  const lead = { ...origin, stage: 'new' as const, received_at, first_answer_at: null }
  expect(answerTime(lead, new Date('2026-11-23T13:00:00Z'))).toBeUndefined()
})

test('a cursor is read by the order that wrote it only', () => {
  const moment = writeCursor({ after: new Date('2026-11-23T10:00:00.123Z'), lead_id })
  expect(readCursor('newest', moment)).toEqual({
    after: new Date('2026-11-23T10:00:00.123Z'),
    lead_id
  })
  expect(readCursor('follow_up', moment)).toBeUndefined()
  const day = writeCursor({ after: '2026-12-01', lead_id })
  expect(readCursor('follow_up', day)).toEqual({ after: '2026-12-01', lead_id })
  expect(readCursor('activity', day)).toBeUndefined()
  for (const wrong of [
    '',
    '~',
    `2026-02-30~${lead_id}`,
    `2026-12-01~${lead_id}~`,
    '2026-12-01~x'
  ]) {
    expect(readCursor('follow_up', wrong)).toBeUndefined()
  }
})

test.each([
  ['Zoë NGUYỄN', ['zoe', 'nguyen']],
  ['(416) 555-0134', ['4165550134']],
  ['+1 (416) 555-0134', ['4165550134']],
  ['1-416-555-0134', ['4165550134']],
  ['12', ['12']],
  ['12 Queen', ['12', 'queen']],
  ['sœur Đặng', ['soeur', 'dang']],
  ["Val-d'Or", ['val', 'd', 'or']],
  ['Val d’Or', ['val', 'd', 'or']],
  ['  ', []]
])('%s is searched as %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words)
})
