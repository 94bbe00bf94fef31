import type { Campaign } from '#contract/leads/campaigns.ts'
import type { Sequence } from '#contract/leads/sequences.ts'
import { campaignMessages } from '#messages/leads/campaigns.ts'
import { sequenceMessages } from '#messages/leads/sequences.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import type { LeadStage } from '#rules/leads/lead-kinds.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './state-tag.module.css'

type Look = { ground: string | undefined; sign: keyof typeof SIGNS }

const SIGNS = {
  check: 'm4 10.5 4 4 8-9',
  clock: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm0 3.5V10l2.5 2',
  cross: 'm5 5 10 10M15 5 5 15',
  dot: 'M10 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
  house: 'M3.5 9.5 10 4l6.5 5.5V16h-13Z',
  pause: 'M7 4.5v11M13 4.5v11',
  pen: 'm4 16 .8-3.6L13.2 4 16 6.8 7.6 15.2Z',
  plane: 'm3 10 14-6-4 13-3.5-5Z',
  speech: 'M3.5 4.5h13v9H10l-4 3v-3H3.5Z',
  star: 'm10 3 2.1 4.6 4.9.5-3.7 3.3 1.1 4.9L10 13.8l-4.4 2.5 1.1-4.9L3 8.1l4.9-.5Z'
}

const STAGES: Record<LeadStage, Look> = {
  new: { ground: 'warn', sign: 'dot' },
  talking: { ground: styles['sky'], sign: 'speech' },
  showing: { ground: styles['sand'], sign: 'house' },
  client: { ground: '', sign: 'star' },
  closed: { ground: styles['dark'], sign: 'check' },
  lost: { ground: 'bad', sign: 'cross' }
}

const CAMPAIGNS: Record<Campaign['state'] | 'paused', Look> = {
  draft: { ground: styles['plain'], sign: 'pen' },
  scheduled: { ground: 'warn', sign: 'clock' },
  sending: { ground: styles['sky'], sign: 'plane' },
  sent: { ground: '', sign: 'check' },
  cancelled: { ground: 'bad', sign: 'cross' },
  paused: { ground: 'warn', sign: 'pause' }
}

export function StageTag({ stage }: { stage: LeadStage }) {
  const { stages } = useMessages(leadLabels)
  return <StateTag look={STAGES[stage]}>{stages[stage]}</StateTag>
}

export function CampaignTag({ of }: { of: Pick<Campaign, 'paused_by' | 'state'> }) {
  const { states } = useMessages(campaignMessages)
  const shown = of.paused_by ? 'paused' : of.state
  return <StateTag look={CAMPAIGNS[shown]}>{states[shown]}</StateTag>
}

/** On, off, or on and held back. */
export function SequenceTag({ of }: { of: Pick<Sequence, 'is_on' | 'paused_by'> }) {
  const { states } = useMessages(campaignMessages)
  const t = useMessages(sequenceMessages)
  if (of.paused_by) return <StateTag look={CAMPAIGNS.paused}>{states.paused}</StateTag>
  return <span className="tag">{of.is_on ? t.on : t.off}</span>
}

function StateTag({ children, look }: { children: string; look: Look }) {
  return (
    <span className={`tag ${styles['state']} ${look.ground}`}>
      <svg aria-hidden="true" height="14" viewBox="0 0 20 20" width="14">
        <path d={SIGNS[look.sign]} />
      </svg>
      {children}
    </span>
  )
}
