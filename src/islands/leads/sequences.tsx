import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { sequenceMessages } from '#messages/leads/sequences.ts'
import { paths } from '#rules/paths.ts'
import { $sequences, loadSequences, sequencePlace } from '#stores/leads/sequence.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { Gate } from '../kit/gate.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useFocusFallback } from '../kit/use-focus-fallback.ts'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { OpenedPlaceLink } from './opened-place-link.tsx'
import { SequencePage } from './sequence-page.tsx'
import styles from './campaigns.module.css'

/** Sequences of emails: the list, and one of them. */
export const Sequences = bounded(SequencesPage)

function SequencesPage() {
  return (
    <Gate loading={<SequencesSkeleton />}>
      {(user) => (user.website ? <Place /> : <NoWebsite />)}
    </Gate>
  )
}

function Place() {
  const { id, isNew } = useStore(sequencePlace.$place)
  const [ready, setReady] = useState(false)
  useFocusFallback()
  useEffect(() => {
    const stop = sequencePlace.followAddress()
    setReady(true)
    return stop
  }, [])
  if (!ready) return <SequencesSkeleton />
  return id === undefined ? <List /> : <SequencePage id={id} isNew={isNew} key={id} />
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

function NoWebsite() {
  const t = useMessages(sequenceMessages)
  return (
    <DashboardPage title={t.title}>
      <Panel title={t.noWebsite}>
        <div>
          <a className="button" href={paths.accountSetup}>
            {t.setUp}
          </a>
        </div>
      </Panel>
    </DashboardPage>
  )
}

export function SequencesSkeleton() {
  const t = useMessages(sequenceMessages)
  return (
    <DashboardPage lede={t.lede} title={t.title}>
      <Panel busy title={t.title}>
        <TableSkeleton rows={4} />
      </Panel>
    </DashboardPage>
  )
}
