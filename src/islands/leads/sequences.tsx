import type { sequences } from '#contract/leads/sequences.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { sequenceMessages } from '#messages/leads/sequences.ts'
import { $sequences, loadSequences, sequencePlace } from '#stores/leads/sequence.ts'
import { bounded } from '../kit/bounded.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { LetterList } from './letter-list.tsx'
import { LetterPlace, LetterPlaceSkeleton } from './letter-place.tsx'
import { SequencePage } from './sequence-page.tsx'
import { SequenceTag } from './state-tag.tsx'

type Row = AnswerOf<typeof sequences>['data'][number]

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
  return (
    <LetterList
      columns={() => [
        { name: t.columns.state, cell: (sequence) => <SequenceTag of={sequence} /> },
        { name: t.columns.steps, figure: true, cell: ({ steps }) => String(steps) },
        ...FIGURES.map((figure) => ({
          name: t.columns[figure],
          figure: true,
          cell: ({ results }: Row) => String(results[figure])
        }))
      ]}
      keyOf={({ sequence_id }: Row) => sequence_id}
      load={loadSequences}
      nameOf={({ name }) => name || t.untitled}
      of={$sequences}
      place={sequencePlace}
      texts={t}
      what={t.theSequences}
    />
  )
}

export const SequencesSkeleton = bounded(Skeleton)

function Skeleton() {
  return <LetterPlaceSkeleton texts={useMessages(sequenceMessages)} />
}
