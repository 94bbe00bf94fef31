import { useStore } from '@nanostores/react'
import { useEffect, useState, type MouseEvent } from 'react'
import type { ItemRow } from '#contract/content/editor.ts'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import { editorKindsMessages } from '#messages/editor-kinds.ts'
import { editorListMessages } from '#messages/editor-list.ts'
import { isOrdered, type OrderedKind } from '#rules/content/list-order.ts'
import { $list, LIST_PAGE_SIZE, loadList } from '#stores/editor/editor-list.ts'
import { clearMove } from '#stores/editor/editor-order.ts'
import { $place, goToPlace, NEW, placeAddress, type Place } from '#stores/editor/editor-place.ts'
import { livePath } from '#stores/editor/editor-publish.ts'
import { $run, clearRun, followLatestRun } from '#stores/editor/editor-run.ts'
import { Button } from '../kit/button.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { DataTable, type Column } from '../kit/table/data-table.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { ShortTime } from '../kit/short-time.tsx'
import { MoveAnnouncement, MoveButtons } from './move-buttons.tsx'
import { NewPolicyDialog } from './new-policy-dialog.tsx'
import { RunSteps } from './run-steps.tsx'
import { StateTag } from './state-tag.tsx'
import { KINDS } from './item-kinds.ts'
import styles from './item-list.module.css'

export function ItemList() {
  const t = useMessages(editorListMessages)
  const { kinds } = useMessages(editorKindsMessages)
  const { kind, page, search } = useStore($place)
  const { add, many } = kinds[kind]
  const [adding, setAdding] = useState(false)
  useEffect(() => void loadList({ kind, search, page }), [kind, page, search])
  useWaitingRows(kind)
  return (
    <DashboardPage title={t.editor}>
      <nav aria-label={t.contentType} className={styles['kinds']}>
        {KINDS.map((known) => (
          <PlaceLink current={known === kind} key={known} to={{ kind: known }}>
            {kinds[known].many}
          </PlaceLink>
        ))}
      </nav>
      <section aria-label={many} className={`card ${styles['list']}`}>
        <div className={styles['head']}>
          <Search key={kind} />
          <Button
            onClick={() => (kind === 'policy' ? setAdding(true) : goToPlace({ item_id: NEW }))}
          >
            {add}
          </Button>
          {adding && <NewPolicyDialog onClose={() => setAdding(false)} />}
        </div>
        {isOrdered(kind) && <OrderHint searched={search !== ''} />}
        <WhenLoaded
          loading={<TableSkeleton rows={5} />}
          of={$list}
          retry={() => loadList({ kind, search, page })}
          what={t.thisList}
        >
          {({ of, rows, total_count }) => (
            <>
              <p aria-live="polite" className="visually-hidden">
                {t.found(total_count, of.search !== '')}
              </p>
              {rows.length > 0 ? (
                <DataTable
                  columns={columnsOf(t, of.kind, isOrdered(of.kind) && !of.search)}
                  keyOf={({ item_id }) => item_id}
                  label={many}
                  rows={rows}
                />
              ) : (
                <EmptyList search={of.search} />
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

/** Reloads the list once the site shows the rows that wait for a publish run. */
function useWaitingRows(kind: Place['kind']): void {
  const list = useStore($list)
  const isWaiting =
    list.status === 'ready' && list.value.rows.some(({ state }) => state === 'publishing')
  useEffect(() => clearRun, [kind])
  useEffect(() => {
    if (!isWaiting) return undefined
    void followLatestRun()
    return $run.listen((followed) => {
      if (followed?.run?.state === 'done') void loadList($place.get())
    })
  }, [isWaiting, kind])
}

function columnsOf(
  { columns, titles, untitled }: (typeof editorListMessages)['en'],
  kind: ItemKind,
  isOrderable: boolean
): Column<ItemRow>[] {
  return [
    {
      name: titles[kind],
      headline: true,
      cell: ({ item_id, kind, title }) => (
        <PlaceLink to={{ kind, item_id }}>{title || untitled}</PlaceLink>
      )
    },
    { name: columns.status, cell: (row) => <StateTag of={row} /> },
    {
      name: columns.savedAt,
      cell: ({ updated }) => <ShortTime of={updated} />
    },
    { name: columns.savedBy, cell: ({ updated_by }) => updated_by },
    ...(isOrderable
      ? [{ name: columns.order, cell: (row: ItemRow) => <MoveButtons row={row} /> }]
      : [])
  ]
}

/** Explains the order of the list, and announces the last move. */
function OrderHint({ searched }: { searched: boolean }) {
  const t = useMessages(editorListMessages)
  return (
    <>
      <p className={styles['hint']}>{searched ? t.clearSearch : t.orderHint}</p>
      <MoveAnnouncement />
    </>
  )
}

/** The publish run of a new order; below the list, so that rows don't shift while one is moved. */
function OrderRun({ kind }: { kind: OrderedKind }) {
  const followed = useStore($run)
  // A move concerns this list only.
  useEffect(() => clearMove, [kind])
  return (
    followed && (
      <div className={styles['run']}>
        <RunSteps followed={followed} live={livePath({ kind, item_id: '' })} />
      </div>
    )
  )
}

/** A real link, so that it can open in a new tab; a plain click stays on this page. */
function PlaceLink({
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

/** Searches at every key; the list stays until the new answer arrives. */
function Search() {
  const { kinds } = useMessages(editorKindsMessages)
  const { kind, search } = useStore($place)
  const [typed, setTyped] = useState(search)
  return (
    <search className={styles['search']}>
      <PlainField
        autoComplete="off"
        label={kinds[kind].search}
        name="search"
        onChange={(text) => {
          setTyped(text)
          goToPlace({ search: text.trim(), page: 1 }, false)
        }}
        type="search"
        value={typed}
      />
    </search>
  )
}

function EmptyList({ search }: { search: string }) {
  const t = useMessages(editorListMessages)
  const { kinds } = useMessages(editorKindsMessages)
  const { firstHint, none, noneFound } = kinds[useStore($place).kind]
  if (search) return <EmptyState title={noneFound(search)}>{t.tryOtherWords}</EmptyState>
  return <EmptyState title={none}>{firstHint}</EmptyState>
}

function Pages({ page, total }: { page: number; total: number }) {
  const t = useMessages(editorListMessages)
  const ordered = isOrdered(useStore($place).kind)
  const last = Math.max(1, Math.ceil(total / LIST_PAGE_SIZE))
  if (last === 1 && page === 1) return null
  return (
    <nav aria-label={t.pages} className={styles['pages']}>
      <Button
        aria-disabled={page <= 1 || undefined}
        look="line"
        onClick={() => goToPlace({ page: page - 1 })}
        size="small"
      >
        {ordered ? t.previous : t.newer}
      </Button>
      <p>{t.page(page, last)}</p>
      <Button
        aria-disabled={page >= last || undefined}
        look="line"
        onClick={() => goToPlace({ page: page + 1 })}
        size="small"
      >
        {ordered ? t.next : t.older}
      </Button>
    </nav>
  )
}
