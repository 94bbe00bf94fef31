import { useStore } from '@nanostores/react'
import { useEffect, useState, type MouseEvent } from 'react'
import type { ItemRow } from '#contract/content/editor.ts'
import { isOrdered, type OrderedKind } from '#rules/content/list-order.ts'
import { $list, LIST_PAGE_SIZE, loadList } from '#stores/editor/editor-list.ts'
import { forgetMove } from '#stores/editor/editor-order.ts'
import { $place, goToPlace, NEW, placeAddress, type Place } from '#stores/editor/editor-place.ts'
import { livePath } from '#stores/editor/editor-publish.ts'
import { $run, leaveRun } from '#stores/editor/editor-run.ts'
import { Button } from '../kit/button.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { DataTable, type Column } from '../kit/table/data-table.tsx'
import { Empty } from '../kit/table/empty.tsx'
import { TableOutline } from '../kit/table/table-outline.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { MoveAnnouncement, MoveButtons } from './move-buttons.tsx'
import { writeMoment, writeShort } from './local-time.ts'
import { NewPolicy } from './new-policy.tsx'
import { PlainField } from './plain-field.tsx'
import { RunSteps } from './run-steps.tsx'
import { KINDS, kindOf, STATES } from './words.ts'
import styles from './item-list.module.css'

export function ItemList() {
  const { kind, page, search } = useStore($place)
  const { many, one } = kindOf(kind)
  const [adding, setAdding] = useState(false)
  useEffect(() => void loadList({ kind, search, page }), [kind, page, search])
  return (
    <DashboardPage title="Editor">
      <nav aria-label="What to write" className={styles['kinds']}>
        {KINDS.map((known) => (
          <PlaceLink current={known.kind === kind} key={known.kind} to={{ kind: known.kind }}>
            {known.many}
          </PlaceLink>
        ))}
      </nav>
      <section aria-label={many} className={`card ${styles['list']}`}>
        <div className={styles['head']}>
          <Search key={kind} />
          <Button
            onClick={() => (kind === 'policy' ? setAdding(true) : goToPlace({ item_id: NEW }))}
          >
            New {one}
          </Button>
          {adding && <NewPolicy onClose={() => setAdding(false)} />}
        </div>
        {isOrdered(kind) && <OrderHint searched={search !== ''} />}
        <WhenLoaded
          loading={<TableOutline rows={5} />}
          of={$list}
          retry={() => loadList({ kind, search, page })}
          what="this list"
        >
          {({ of, rows, total_count }) => (
            <>
              <p aria-live="polite" className="visually-hidden">
                {total_count} {of.search && 'found'}
              </p>
              {rows.length > 0 ? (
                <DataTable
                  columns={isOrdered(of.kind) && !of.search ? ORDERED_COLUMNS : COLUMNS}
                  keyOf={({ item_id }) => item_id}
                  label={many}
                  rows={rows}
                />
              ) : (
                <Nothing search={of.search} />
              )}
              <Pages page={of.page} total={total_count} />
            </>
          )}
        </WhenLoaded>
        {isOrdered(kind) && <OrderRun kind={kind} />}
      </section>
    </DashboardPage>
  )
}

const COLUMNS: Column<ItemRow>[] = [
  {
    name: 'Title',
    headline: true,
    cell: ({ item_id, kind, title }) => (
      <PlaceLink to={{ kind, item_id }}>{title || 'Without a title'}</PlaceLink>
    )
  },
  { name: 'State', cell: (row) => <StateTag of={row} /> },
  { name: 'Saved', cell: ({ updated }) => <time dateTime={updated}>{writeShort(updated)}</time> },
  { name: 'By', cell: ({ updated_by }) => updated_by }
]

const ORDERED_COLUMNS: Column<ItemRow>[] = [
  ...COLUMNS,
  { name: 'Order', cell: (row) => <MoveButtons row={row} /> }
]

/** What the order of a list means, and the last move. */
function OrderHint({ searched }: { searched: boolean }) {
  return (
    <>
      <p className={styles['hint']}>
        {searched
          ? 'Clear the search to change the order.'
          : 'The site shows them in this order. Moving one that is on the site publishes the new order.'}
      </p>
      <MoveAnnouncement />
    </>
  )
}

/** The publishing of a new order; below the list, so that no row jumps while one is moved. */
function OrderRun({ kind }: { kind: OrderedKind }) {
  const followed = useStore($run)
  // A move has to do with this list alone.
  useEffect(
    () => () => {
      leaveRun()
      forgetMove()
    },
    [kind]
  )
  return followed && <RunSteps followed={followed} live={livePath({ kind, item_id: '' })} />
}

export function StateTag({
  of: { publish_at, state }
}: {
  of: Pick<ItemRow, 'publish_at' | 'state'>
}) {
  const { look, word } = STATES[state]
  return (
    <span
      className={`tag ${look === 'plain' ? styles['plain'] : look} ${publish_at ? styles['dated'] : ''}`}
    >
      {word}
      {state === 'scheduled' && publish_at && ` for ${writeMoment(publish_at)}`}
    </span>
  )
}

/** A place of the editor has an address of its own: it may be opened in another tab, and is shown here without a page load. */
export function PlaceLink({
  to,
  current = false,
  className,
  children
}: {
  to: Partial<Place> & Pick<Place, 'kind'>
  current?: boolean
  className?: string
  children: string
}) {
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goToPlace({ search: '', page: 1, item_id: undefined, ...to })
  }
  return (
    <a
      aria-current={current ? 'page' : undefined}
      className={className}
      href={placeAddress(to)}
      onClick={go}
    >
      {children}
    </a>
  )
}

/** Asks at every key; the list keeps what it showed until the answer is there. */
function Search() {
  const { kind, search } = useStore($place)
  const [typed, setTyped] = useState(search)
  const { many } = kindOf(kind)
  return (
    <search className={styles['search']}>
      <PlainField
        autoComplete="off"
        label={`Search ${many === 'FAQ' ? many : many.toLowerCase()}`}
        name="search"
        onChange={(words) => {
          setTyped(words)
          goToPlace({ search: words.trim(), page: 1 }, false)
        }}
        type="search"
        value={typed}
      />
    </search>
  )
}

function Nothing({ search }: { search: string }) {
  const { kind } = useStore($place)
  const { first, one } = kindOf(kind)
  if (search)
    return (
      <Empty title={`No ${one} has “${search}” in it`}>Try another word, or fewer of them.</Empty>
    )
  return <Empty title={`No ${one} yet`}>{first}</Empty>
}

function Pages({ page, total }: { page: number; total: number }) {
  const ordered = isOrdered(useStore($place).kind)
  const last = Math.max(1, Math.ceil(total / LIST_PAGE_SIZE))
  if (last === 1 && page === 1) return null
  return (
    <nav aria-label="Pages" className={styles['pages']}>
      <Button
        aria-disabled={page <= 1 || undefined}
        look="line"
        onClick={() => goToPlace({ page: page - 1 })}
        size="small"
      >
        ← {ordered ? 'Previous' : 'Newer'}
      </Button>
      <p>
        Page {page} of {last}
      </p>
      <Button
        aria-disabled={page >= last || undefined}
        look="line"
        onClick={() => goToPlace({ page: page + 1 })}
        size="small"
      >
        {ordered ? 'Next' : 'Older'} →
      </Button>
    </nav>
  )
}
