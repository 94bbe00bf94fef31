import { useEffect } from 'react'
import { sequenceMessages } from '#messages/leads/sequences.ts'
import { $sequences, loadSequences, sequencePlace } from '#stores/leads/sequence.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { LetterPlace, LetterPlaceSkeleton } from './letter-place.tsx'
import { OpenedPlaceLink } from './opened-place-link.tsx'
import { SequencePage } from './sequence-page.tsx'
import styles from './campaigns.module.css'

/** Sequences of emails: the list, and one of them. */
export const Sequences = bounded(SequencesPage)

function SequencesPage() {
  const t = useMessages(sequenceMessages)
  return (
    <LetterPlace
      list={<List />}
      one={(id, isNew) => <SequencePage id={id} isNew={isNew} key={id} />}
      place={sequencePlace}
      texts={t}
    />
  )
}

const FIGURES = ['people', 'sent', 'answered', 'stopped'] as const

function List() {
  const t = useMessages(sequenceMessages)
  useEffect(() => void loadSequences(), [])
  return (
    <DashboardPage lede={t.lede} title={t.title}>
      <section aria-label={t.title} className={`card ${styles['list']}`} tabIndex={-1}>
        <div>
          <Button onClick={sequencePlace.add}>{t.add}</Button>
        </div>
        <WhenLoaded
          loading={<TableSkeleton rows={4} />}
          of={$sequences}
          retry={loadSequences}
          what={t.theSequences}
        >
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState title={t.none}>{t.noneHint}</EmptyState>
            ) : (
              <DataTable
                columns={[
                  {
                    name: t.columns.name,
                    headline: true,
                    cell: ({ name, sequence_id }) => (
                      <OpenedPlaceLink place={sequencePlace} to={sequence_id}>
                        {name || t.untitled}
                      </OpenedPlaceLink>
                    )
                  },
                  {
                    name: t.columns.state,
                    cell: ({ is_on }) => <span className="tag">{is_on ? t.on : t.off}</span>
                  },
                  {
                    name: t.columns.steps,
                    figure: true,
                    cell: ({ steps }) => String(steps)
                  },
                  ...FIGURES.map((figure) => ({
                    name: t.columns[figure],
                    figure: true,
                    cell: ({ results }: (typeof data)[number]) => String(results[figure])
                  }))
                ]}
                keyOf={({ sequence_id }) => sequence_id}
                label={t.title}
                rows={data}
              />
            )
          }
        </WhenLoaded>
      </section>
    </DashboardPage>
  )
}

export function SequencesSkeleton() {
  return <LetterPlaceSkeleton texts={useMessages(sequenceMessages)} />
}
