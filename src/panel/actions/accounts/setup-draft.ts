import { saveSetupDraft, setupDraft } from '#contract/account-setup/setup-draft.ts'
import type { AnswerOf, InputOf } from '#contract/endpoint.ts'
import {
  isSameForm,
  mergeFields,
  type TypedFields,
  typedFields,
  valuesOf
} from '#rules/content/merge-fields.ts'
import { lockAgent } from '../../records/accounts/agents.ts'
import { type DraftRow, draftOf, saveDraft } from '../../records/accounts/setup-drafts.ts'
import { websiteByAgent } from '../../records/websites/websites.ts'
import type { World } from '../../services/world.ts'

/** Ten years: a device with a wrong clock may send any age. */
const AGE_MAX_S = 315_360_000

const PICTURES = ['salesman_image', 'company_logo', 'logo']

type Draft = Pick<
  AnswerOf<typeof setupDraft>,
  'ages' | 'device' | 'draft' | 'revision' | 'updated_at'
>
type Sent = InputOf<typeof saveSetupDraft>

/** An agent's wizard draft; empty before they start and after they finish. */
export async function readDraft(world: World, agent_id: string): Promise<Draft> {
  const row = await draftOf(world.db, agent_id)
  return row ? answerOf(row, world.clock()) : NO_DRAFT
}

const NO_DRAFT = { draft: null, revision: 0, updated_at: null, device: '' }

/** Merges what a device sent into the agent's draft; answers the merged one where it differs. */
export async function storeDraft(
  world: World,
  agent_id: string,
  sent: Sent
): Promise<Draft & { saved: boolean }> {
  return world.db.transaction().execute(async (tx) => {
    // Account creation takes the same lock, so no draft is saved after it.
    await lockAgent(tx, agent_id)
    if (await websiteByAgent(tx, agent_id)) return { ...NO_DRAFT, saved: false }
    const now = world.clock()
    const before = await draftOf(tx, agent_id)
    const stored = before ? storedFields(before) : {}
    const typed = sent.ages ? typedSince(sent, stored) : changedSince(sent, before, stored)
    const known = datedFields(typed, sent, { before, now, stored })
    const merged = mergeFields(stored, known)
    const isComplete = isSameForm(valuesOf(merged), withPictures(sent.draft, merged))
    const row = nextRow(before, merged, { now, device: sent.device ?? '' })
    // Older versions assume that they already have a draft with their own device name.
    const device = isComplete || sent.ages ? (sent.device ?? '') : ''
    await saveDraft(tx, { ...row, agent_id, device })
    const answer = answerOf({ ...row, agent_id, device }, now)
    if (isComplete) return { ...withoutDraft(answer), saved: true }
    return { ...answer, saved: sent.ages !== undefined }
  })
}

function withoutDraft({ ages: _ages, ...answer }: Draft): Draft {
  return { ...answer, draft: null }
}

/** The next revision. Unchanged fields keep the revision and device that set them. */
function nextRow(
  before: DraftRow | undefined,
  merged: TypedFields,
  { device, now }: { device: string; now: Date }
) {
  const revision = (before?.revision ?? 0) + 1
  const times = before ? timesOf(before) : {}
  const values = before ? Object.entries(before.draft as object) : []
  const old = new Map<string, unknown>(values)
  const fields = Object.fromEntries(
    Object.entries(merged).map(([name, { at, value }]) => {
      const kept = old.get(name) === value ? times[name] : undefined
      return [name, { device, revision, ...kept, at }]
    })
  )
  const newest = Math.max(
    before?.updated_at.getTime() ?? 0,
    ...Object.values(merged).map(({ at }) => at)
  )
  return {
    draft: valuesOf(merged),
    revision,
    updated_at: newest > 0 ? new Date(newest) : now,
    typed: { revision, fields }
  }
}

/** The fields that a device has edited, and those that only it has. */
function typedSince({ ages = {}, draft }: Sent, stored: TypedFields): object {
  const entries = Object.entries(draft)
  return Object.fromEntries(
    entries.filter(([name]) => Object.hasOwn(ages, name) || !Object.hasOwn(stored, name))
  )
}

/**
 * The changes from an older version of the browser's code: fields that differ from the revision it
 * knew. A field that another device has changed since then isn't one, as this copy may be old.
 */
function changedSince(
  { draft, revision: knew }: Sent,
  before: DraftRow | undefined,
  stored: TypedFields
): object {
  const times = before ? timesOf(before) : {}
  const isChanged = ([name, value]: [string, unknown]) =>
    !Object.hasOwn(stored, name) ||
    (stored[name]?.value !== value && (times[name]?.revision ?? 0) <= knew)
  return Object.fromEntries(Object.entries(withPictures(draft, stored)).filter(isChanged))
}

/**
 * Dates fields by their ages. A field edited over a value that its device knew or had sent is newer
 * than that value, even if its age says otherwise: a slow request makes the age too large.
 */
function datedFields(
  typed: object,
  { age = 0, ages, device = '', revision: knew }: Sent,
  { before, now, stored }: { before: DraftRow | undefined; now: Date; stored: TypedFields }
): TypedFields {
  const times = before ? timesOf(before) : {}
  return typedFields(typed, (name) => {
    const seconds = ages ? new Map(Object.entries(ages)).get(name) : age
    if (seconds === undefined) return 0
    const at = Math.round(now.getTime() - Math.min(seconds, AGE_MAX_S) * 1000)
    const rival = Object.hasOwn(stored, name) ? stored[name] : undefined
    const source = times[name]
    if (!rival || !source) return at
    const isKnown = source.revision <= knew || (device !== '' && source.device === device)
    return isKnown ? Math.max(at, rival.at + 1) : at
  })
}

/** Older versions omit a picture that was removed. */
function withPictures(draft: Sent['draft'], fields: TypedFields): object {
  const without = PICTURES.filter((name) => Object.hasOwn(fields, name))
  return { ...Object.fromEntries(without.map((name) => [name, ''])), ...draft }
}

function storedFields(row: DraftRow): TypedFields {
  const times = timesOf(row)
  return typedFields(row.draft as object, (name) => times[name]?.at ?? 0)
}

/** Older versions of the panel store one time for the whole draft. */
function timesOf({ device, draft, revision, typed, updated_at }: DraftRow) {
  if (typed?.revision === revision) return typed.fields
  const at = updated_at.getTime()
  return Object.fromEntries(
    Object.keys(draft as object).map((name) => [name, { at, device, revision }])
  )
}

function answerOf(row: DraftRow, now: Date): Draft {
  const known = Object.entries(timesOf(row)).filter(([, { at }]) => at > 0)
  const ages = known.map(([name, { at }]) => [name, Math.max(0, (now.getTime() - at) / 1000)])
  return {
    draft: row.draft as Draft['draft'],
    ages: Object.fromEntries(ages) as Record<string, number>,
    revision: row.revision,
    updated_at: row.updated_at.toISOString(),
    device: row.device
  }
}
