import type { ReadableAtom } from 'nanostores'
import { useEffect } from 'react'
import type { createOpenedPlace } from '#stores/leads/opened-place.ts'
import type { Loaded } from '#stores/loaded.ts'
import { Button } from '../kit/button.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { type Column, DataTable } from '../kit/table/data-table.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { OpenedPlaceLink } from './opened-place-link.tsx'
import styles from './campaigns.module.css'

type Texts = Record<'add' | 'lede' | 'none' | 'noneHint' | 'title', string> & {
  columns: { name: string }
}

/** The page that lists campaigns or sequences, each a link to its own page. */
export function LetterList<Row, Answer extends { data: Row[] }>({
  texts: t,
  of,
  load,
  what,
  place,
  keyOf,
  nameOf,
  columns
}: {
  texts: Texts
  of: ReadableAtom<Loaded<Answer>>
  load: () => Promise<void>
  what: string
  place: ReturnType<typeof createOpenedPlace>
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Those after the name. */
  columns: (answer: Answer) => readonly Column<Row>[]
}) {
  useEffect(() => void load(), [load])
  const name: Column<Row> = {
    name: t.columns.name,
    headline: true,
    cell: (row) => (
      <OpenedPlaceLink place={place} to={keyOf(row)}>
        {nameOf(row)}
      </OpenedPlaceLink>
    )
  }
  return (
    <DashboardPage lede={t.lede} title={t.title}>
      <section aria-label={t.title} className={`card ${styles['list']}`} tabIndex={-1}>
        <div>
          <Button onClick={place.add}>{t.add}</Button>
        </div>
        <WhenLoaded loading={<TableSkeleton rows={4} />} of={of} retry={load} what={what}>
          {(answer) =>
            answer.data.length === 0 ? (
              <EmptyState title={t.none}>{t.noneHint}</EmptyState>
            ) : (
              <DataTable
                columns={[name, ...columns(answer)]}
                keyOf={keyOf}
                label={t.title}
                rows={answer.data}
              />
            )
          }
        </WhenLoaded>
      </section>
    </DashboardPage>
  )
}
