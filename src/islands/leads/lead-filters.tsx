import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { LeadFilters, LeadSummary } from '#contract/leads/lead-list.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { leadListMessages } from '#messages/leads/lead-list.ts'
import { FOLLOW_UP_FILTERS, LEAD_SORTS } from '#rules/leads/lead-filters.ts'
import { LEAD_KINDS, LEAD_STAGES } from '#rules/leads/lead-kinds.ts'
import { $leadSummary } from '#stores/leads/lead-list.ts'
import { $leadsPlace, filterLeads, goToLeads } from '#stores/leads/leads-place.ts'
import { Button } from '../kit/button.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './leads.module.css'

/** The order and the filters, and the button that clears them. */
export function LeadFilterFields({ count }: { count: number }) {
  const t = useMessages(leadListMessages)
  const { filters, layout, sort } = useStore($leadsPlace)
  const summary = useStore($leadSummary)
  return (
    <>
      <div className={styles['selects']}>
        {layout === 'list' && (
          <PlainSelect
            label={t.sort}
            name="sort"
            of={LEAD_SORTS.map((value) => ({ value, label: t.sorts[value] }))}
            onChoose={(value) => goToLeads({ sort: value })}
            value={sort}
          />
        )}
        <FilterSelects
          filters={filters}
          isBoard={layout === 'board'}
          summary={summary.status === 'ready' ? summary.value : undefined}
        />
      </div>
      {count > 0 && (
        <Button
          className={styles['clear'] ?? ''}
          look="line"
          onClick={() => goToLeads({ filters: filters.search ? { search: filters.search } : {} })}
          size="small"
        >
          {t.clear}
        </Button>
      )}
    </>
  )
}

type Choice = { value: string; label: string }

function FilterSelects({
  filters,
  isBoard,
  summary
}: {
  filters: LeadFilters
  isBoard: boolean
  summary: LeadSummary | undefined
}) {
  const t = useMessages(leadListMessages)
  const { kinds, stages } = useMessages(leadLabels)
  const { homes = [], members = [], sources = [], tags = [] } = summary ?? {}
  const choices: Record<keyof typeof t.filterNames, Choice[]> = {
    stage: isBoard ? [] : LEAD_STAGES.map((value) => ({ value, label: stages[value] })),
    follow_up: FOLLOW_UP_FILTERS.map((value) => ({ value, label: t.followUps[value] })),
    kind: LEAD_KINDS.map((value) => ({ value, label: kinds[value] })),
    tag: tags.map(asChoice),
    source: sources.map(asChoice),
    home: homes.map(asChoice),
    unverified: [{ value: 'yes', label: t.unverified }],
    assigned_to:
      members.length > 1
        ? members.map(({ agent_id, name }) => ({ value: agent_id, label: name }))
        : []
  }
  return (Object.keys(choices) as (keyof typeof choices)[])
    .map((name) => ({ name, options: withChosen(choices[name], filters[name]) }))
    .filter(({ name, options }) => options.length > 0 && !(isBoard && name === 'stage'))
    .map(({ name, options }) => (
      <PlainSelect
        key={name}
        label={t.filterNames[name]}
        name={name}
        of={[{ value: '', label: t.any }, ...options]}
        onChoose={(chosen) => filterLeads({ [name]: chosen })}
        value={filters[name] ?? ''}
      />
    ))
}

function asChoice(value: string): Choice {
  return { value, label: value }
}

/** A value of the address is offered too, even if no lead has it any more. */
function withChosen(options: Choice[], chosen: string | undefined): Choice[] {
  if (!chosen || options.some(({ value }) => value === chosen)) return options
  return [...options, asChoice(chosen)]
}

/** Searches at every key; the list stays until the new answer arrives. */
export function LeadSearch() {
  const t = useMessages(leadListMessages)
  const { filters } = useStore($leadsPlace)
  const { search = '' } = filters
  const [typed, setTyped] = useState(search)
  // Back and a saved view change the search without typing.
  useEffect(() => {
    setTyped((before) => (before.trim() === search ? before : search))
  }, [search])
  return (
    <search>
      <PlainField
        autoComplete="off"
        label={t.search}
        maxLength={200}
        name="search"
        onChange={(text) => {
          setTyped(text)
          filterLeads({ search: text.trim() }, false)
        }}
        placeholder={t.searchExample}
        type="search"
        value={typed}
      />
    </search>
  )
}
