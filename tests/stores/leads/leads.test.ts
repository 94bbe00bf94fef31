import { afterAll, beforeEach, expect, test } from 'vitest'
import { subscribe } from '../../kit/billing.ts'
import { enterLead } from '../../kit/enter-lead.ts'
import { startPanel } from '../../kit/panel.ts'
import { connectTo, freshVisitor } from '../../kit/visitor.ts'

freshVisitor('/dashboard/leads')

const panel = await startPanel({ settings: { rateLimits: false } })
afterAll(() => panel.close())
beforeEach(() => connectTo(panel))

async function openList(count: number) {
  const agent = await subscribe(panel)
  for (let one = 1; one <= count; one++) {
    panel.advanceClock(1000)
    await enterLead(panel, agent, { name: `Person ${one}` })
  }
  localStorage.setItem('access_token', agent.token)
  const place = await import('#stores/leads/leads-place.ts')
  const list = await import('#stores/leads/lead-list.ts')
  const rows = () => {
    const state = list.$leads.get()
    return state.status === 'ready' ? state.value.rows : []
  }
  return { list, place, rows }
}

test('the address keeps the filters and how far the list was shown', async () => {
  const { list, place, rows } = await openList(65)
  place.goToLeads({ filters: { search: 'person' } })
  await list.loadLeads(place.$leadsPlace.get())
  expect(rows()).toHaveLength(30)
  await list.showMoreLeads()
  await list.showMoreLeads()
  expect(rows().map(({ name }) => name)).toEqual(
    Array.from({ length: 65 }, (_, at) => `Person ${65 - at}`)
  )
  expect(window.location.search).toBe('?search=person&shown=90')

  const stop = place.followLeadsAddress()
  await list.loadLeads(place.$leadsPlace.get())
  stop()
  expect(rows()).toHaveLength(65)
})

test('what an address says wrongly is left out', async () => {
  const { place } = await openList(0)
  window.history.replaceState(
    null,
    '',
    '?stage=nowhere&kind=home&shown=1e9&sort=x&layout=board&follow_up='
  )
  place.followLeadsAddress()()
  expect(place.$leadsPlace.get()).toEqual({
    layout: 'board',
    sort: 'newest',
    filters: { kind: 'home' },
    shown: 300
  })
})

test('a bulk change is reported exactly, and taken back', async () => {
  const { list, place, rows } = await openList(3)
  place.goToLeads({ filters: {} })
  await list.loadLeads(place.$leadsPlace.get())
  const { $doneChange, changeShownLeads, undoLastChange } =
    await import('#stores/leads/lead-selection.ts')
  await changeShownLeads(rows().slice(0, 1), { stage: 'showing' })
  await changeShownLeads(rows(), { stage: 'showing' })
  expect($doneChange.get()).toMatchObject({ changed: 2, unchanged: 1, missing: 0 })
  expect(rows().map(({ stage }) => stage)).toEqual(['showing', 'showing', 'showing'])
  expect(await undoLastChange()).toBeUndefined()
  expect($doneChange.get()).toMatchObject({ changed: 2, left: 0, undo: [], isUndo: true })
  expect(rows().map(({ stage }) => stage)).toEqual(['showing', 'new', 'new'])
})

test('a card moves at once and stays where the panel has put it', async () => {
  await openList(2)
  const { $board, loadBoard, moveLead } = await import('#stores/leads/lead-board.ts')
  await loadBoard({})
  const counts = () => {
    const board = $board.get()
    return board.status === 'ready' ? board.value.columns.map(({ count }) => count) : []
  }
  const board = $board.get()
  const [lead] = board.status === 'ready' ? (board.value.columns[0]?.data ?? []) : []
  if (!lead) throw new Error('there is no card')
  const moving = moveLead(lead, 'client')
  expect(counts()).toEqual([1, 0, 0, 1, 0, 0])
  await moving
  await loadBoard({})
  expect(counts()).toEqual([1, 0, 0, 1, 0, 0])
})

test('a view is saved, and a taken name is told beside its field', async () => {
  const { list } = await openList(0)
  await list.loadLeadSummary()
  const { deleteView, saveView } = await import('#stores/leads/lead-views.ts')
  const views = () => {
    const summary = list.$leadSummary.get()
    return summary.status === 'ready' ? summary.value.views : []
  }
  expect(await saveView({ name: 'Condos', filters: { tag: 'Condo' } })).toBeUndefined()
  expect(await saveView({ name: 'Lost', filters: { stage: 'lost' } })).toBeUndefined()
  const condos = views().find(({ name }) => name === 'Condos')
  if (!condos) throw new Error('there is no view')
  expect(await saveView({ ...condos, name: 'Lost' })).toBe(
    'Another view has this name. Please choose a different one.'
  )
  await deleteView(condos.view_id)
  expect(views().map(({ name }) => name)).toEqual(['Lost'])
})
