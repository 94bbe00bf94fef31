// A list without bullets isn't one to some screen readers; its role says so.
/* oxlint-disable jsx-a11y/no-redundant-roles */
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import type { Lead } from '#contract/leads/lead.ts'
import { leadBoardMessages } from '#messages/leads/lead-board.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { leadListMessages } from '#messages/leads/lead-list.ts'
import { teamMessages } from '#messages/leads/team.ts'
import { LEAD_STAGES, type LeadStage } from '#rules/leads/lead-kinds.ts'
import { leadPath } from '#rules/paths.ts'
import {
  $board,
  assignOnBoard,
  loadBoard,
  moveLead,
  showMoreOnBoard,
  type BoardColumn
} from '#stores/leads/lead-board.ts'
import { $leadSummary } from '#stores/leads/lead-list.ts'
import { $leadsPlace } from '#stores/leads/leads-place.ts'
import { Button } from '../kit/button.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { ShortTime } from '../kit/short-time.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { ChangeReport } from './change-report.tsx'
import { AnswerTime, FollowUp, Holder, LeadTags } from './lead-marks.tsx'
import { useMay } from './use-may.ts'
import styles from './lead-board.module.css'

const DRAGGED = 'text/plain'

/** A column for each stage; on a phone one at a time. */
export function LeadBoard() {
  const t = useMessages(leadBoardMessages)
  const { stages } = useMessages(leadLabels)
  const { filters } = useStore($leadsPlace)
  const [stage, setStage] = useState<LeadStage>('new')
  useEffect(() => void loadBoard(filters), [filters])
  return (
    <WhenLoaded
      loading={<TableSkeleton rows={6} />}
      of={$board}
      retry={() => loadBoard(filters)}
      what={t.what}
    >
      {({ columns }) => (
        <>
          <div className={styles['switch']}>
            <PlainSelect
              label={t.stage}
              name="board_stage"
              of={columns.map(({ count, stage: value }) => ({
                value,
                label: t.column(stages[value], t.count(count))
              }))}
              onChoose={(value) => setStage(value as LeadStage)}
              value={stage}
            />
          </div>
          <p className={styles['hint']}>{t.hint}</p>
          <ChangeReport onUndone={() => void loadBoard(filters)} />
          <div className={styles['columns']}>
            {columns.map((column) => (
              <Column
                column={column}
                isShown={column.stage === stage}
                key={column.stage}
                leads={columns.flatMap(({ data }) => data)}
              />
            ))}
          </div>
        </>
      )}
    </WhenLoaded>
  )
}

function Column({
  column: { count, data, next, stage },
  isShown,
  leads
}: {
  column: BoardColumn
  /** On a phone. */
  isShown: boolean
  /** Of the whole board, to find the one that is dropped. */
  leads: readonly Lead[]
}) {
  const t = useMessages(leadBoardMessages)
  const { showMore } = useMessages(leadListMessages)
  const { stages } = useMessages(leadLabels)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOver, setOver] = useState(false)
  const [busy, setBusy] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const id = event.dataTransfer.getData(DRAGGED)
    const lead = leads.find(({ lead_id }) => lead_id === id)
    if (lead) void moveLead(lead, stage)
  }
  const more = async () => {
    setBusy(true)
    await showMoreOnBoard(stage)
    setBusy(false)
  }
  return (
    <section
      aria-label={t.column(stages[stage], t.count(count))}
      className={styles['column']}
      data-over={isOver || undefined}
      data-shown={isShown || undefined}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDrop={drop}
    >
      <h2 ref={heading} tabIndex={-1}>
        {stages[stage]} <span>{t.count(count)}</span>
      </h2>
      {data.length === 0 && <p className={styles['none']}>{t.none}</p>}
      <ul role="list">
        {data.map((lead) => (
          // The card leaves its column with the select that moved it.
          <Card key={lead.lead_id} lead={lead} onMoved={() => heading.current?.focus()} />
        ))}
      </ul>
      {next !== null && (
        <Button
          aria-label={t.showMore(stages[stage])}
          busy={busy}
          look="line"
          onClick={more}
          size="small"
        >
          {showMore}
        </Button>
      )}
    </section>
  )
}

function Card({ lead, onMoved }: { lead: Lead; onMoved: () => void }) {
  const t = useMessages(leadBoardMessages)
  const { stages } = useMessages(leadLabels)
  const { home, lead_id, name, received_at, stage } = lead
  const move = (to: LeadStage) => {
    onMoved()
    void moveLead(lead, to)
  }
  return (
    <li
      className={styles['card']}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, lead_id)}
    >
      <a href={leadPath(lead_id)}>{name}</a>
      {home && <span>{home}</span>}
      <p className={styles['marks']}>
        <Holder lead={lead} />
        <FollowUp lead={lead} />
        <LeadTags lead={lead} />
      </p>
      <p className={styles['soft']}>
        <ShortTime of={received_at} />
        <AnswerTime lead={lead} />
      </p>
      <select
        aria-label={t.move(name)}
        className={styles['move']}
        onChange={(event) => event.target.value && move(event.target.value as LeadStage)}
        value=""
      >
        <option value="">{t.moveTo}</option>
        {LEAD_STAGES.filter((other) => other !== stage).map((other) => (
          <option key={other} value={other}>
            {stages[other]}
          </option>
        ))}
      </select>
      <AssignCard lead={lead} />
    </li>
  )
}

/** Gives a card to somebody in the team. */
function AssignCard({ lead }: { lead: Lead }) {
  const t = useMessages(teamMessages)
  const summary = useStore($leadSummary)
  const mayAssign = useMay('assign')
  const members = summary.status === 'ready' ? summary.value.members : []
  if (!mayAssign || members.length < 2) return null
  return (
    <select
      aria-label={t.assignTo(lead.name)}
      className={styles['move']}
      onChange={({ target: { value } }) =>
        void assignOnBoard(lead, value === NOBODY ? null : value)
      }
      value=""
    >
      <option value="">{t.assignCard}</option>
      {members.map(({ agent_id, name }) => (
        <option key={agent_id} value={agent_id}>
          {name}
        </option>
      ))}
      <option value={NOBODY}>{t.toNobody}</option>
    </select>
  )
}

const NOBODY = 'nobody'
