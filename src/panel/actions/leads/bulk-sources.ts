import { dayIn } from '#rules/leads/lead-days.ts'
import { endWithoutConsent } from '#rules/leads/sequences.ts'
import { sendingTime } from '#rules/leads/sequence-times.ts'
import type { BulkEmailRow } from '../../records/leads/bulk-emails.ts'
import { campaignBy } from '../../records/leads/campaigns.ts'
import { enrolmentBy } from '../../records/leads/enrolments.ts'
import { addLeadEvent } from '../../records/leads/leads.ts'
import { lockLead } from '../../records/leads/people.ts'
import { sequenceBy } from '../../records/leads/sequences.ts'
import type { Db, World } from '../../services/world.ts'
import { letterMessage } from './bulk-message.ts'
import type { BulkSource } from './bulk-source.ts'
import { endEnrolment, passStep } from './pass-step.ts'
import { alertSource } from './saved-searches/alert-source.ts'
import { websiteZone } from './website-zone.ts'

/** Undefined for an email whose campaign, sequence or saved search is gone. */
export function sourceOf(world: World, email: BulkEmailRow): BulkSource | undefined {
  const { campaign_id, enrolment_id, homes, saved_search_id, sequence_id, step_id } = email
  if (homes)
    return saved_search_id === null
      ? undefined
      : alertSource(world, email, { homes, saved_search_id })
  if (campaign_id !== null) return ofCampaign(world, email, campaign_id)
  if (sequence_id === null || enrolment_id === null || step_id === null) return undefined
  return ofStep(world, email, { enrolment_id, sequence_id, step_id })
}

function ofCampaign(world: World, email: BulkEmailRow, campaign_id: string): BulkSource {
  const { clock, db } = world
  const { website_id } = email
  return {
    async message(sender) {
      const campaign = await campaignBy(db, { website_id, campaign_id })
      if (campaign?.state !== 'sending') return undefined
      return letterMessage(world, email, campaign, sender)
    },
    heldUntil: async () => undefined,
    lock: async () => {},
    async ended(tx, outcome) {
      if (outcome.state !== 'sent') return
      const { lead_id, subject } = outcome
      const data = { campaign_id, subject }
      await addLeadEvent(tx, { website_id, lead_id, kind: 'campaign', data, at: clock() })
    }
  }
}

type Step = { sequence_id: string; enrolment_id: string; step_id: string }

function ofStep(
  world: World,
  email: BulkEmailRow,
  { enrolment_id, sequence_id, step_id }: Step
): BulkSource {
  const { clock, db } = world
  const { lead_id, website_id } = email
  const sequence = (from: Db) => sequenceBy(from, { website_id, sequence_id })
  return {
    async message(sender) {
      const written = await sequence(db)
      const enrolment = await enrolmentBy(db, enrolment_id)
      if (!written?.is_on || !enrolment || enrolment.ended_at) return undefined
      const step = written.steps.find((one) => one.step_id === step_id)
      const letter = step && { ...step, language: written.language }
      return letter && letterMessage(world, email, letter, sender)
    },
    // The service may have been away until the night.
    async heldUntil() {
      const zone = await websiteZone(db, website_id)
      const due_at = sendingTime(clock(), zone)
      return due_at > clock() ? { due_at, day: dayIn(zone, due_at) } : undefined
    },
    async lock(tx) {
      if (lead_id !== null) await lockLead(tx, { website_id, lead_id, holder: undefined })
      await enrolmentBy(tx, enrolment_id, { lock: true })
    },
    async ended(tx, outcome) {
      if (outcome.state === 'sent') {
        const { lead_id: reader, subject } = outcome
        const data = { sequence_id, name: (await sequence(tx))?.name ?? '', subject }
        const event = { website_id, lead_id: reader, kind: 'sequence', data, at: clock() } as const
        await addLeadEvent(tx, event)
      }
      if (outcome.state === 'bounced' || outcome.state === 'failed') {
        await endEnrolment(world, tx, enrolment_id, outcome.state)
      } else if (outcome.state === 'left_out' && outcome.suppression) {
        const { suppression } = outcome
        const why = endWithoutConsent(suppression === 'none' ? undefined : suppression)
        await endEnrolment(world, tx, enrolment_id, why)
      } else await passStep(world, tx, { enrolment_id, step_id })
    }
  }
}
