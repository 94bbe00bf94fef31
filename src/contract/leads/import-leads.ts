import * as v from 'valibot'
import { leadValidation } from '#messages/validation/leads.ts'
import { isVisible } from '#rules/content/printable.ts'
import { IMPORT_CELL_MAX, IMPORT_PORTION } from '#rules/leads/files/import-limits.ts'
import { ROW_PROBLEMS } from '#rules/leads/files/imported-row.ts'
import { LEAD_TAG_MAX, LEAD_TAGS_PER_CHANGE, NEW_LEAD_MAX } from '#rules/leads/lead-list-limits.ts'
import { done, endpoint } from '../endpoint.ts'
import { says } from '../schema-message.ts'
import { LeadStage } from './lead.ts'
import { consentDay, optionalLine, requiredLine } from './lead-fields.ts'

const cell = v.optional(v.pipe(v.string(), v.maxLength(IMPORT_CELL_MAX)))
const count = v.number()

/** What the agent says about every row. */
const about = {
  /** People whose email address or phone number is known: left out, or leads of their own. */
  duplicates: v.picklist(['skip', 'add']),
  stage: v.optional(LeadStage, 'new'),
  /** Of rows that don't say theirs. */
  language: v.optional(v.picklist(['en', 'fr']), 'en'),
  tags: v.optional(
    v.pipe(v.array(requiredLine(LEAD_TAG_MAX, 'tag')), v.maxLength(LEAD_TAGS_PER_CHANGE)),
    []
  ),
  /** An import gives no consent by itself; everybody in the file may have given the agent an express one. */
  consent: v.optional(v.picklist(['none', 'express']), 'none'),
  /** The day on which everybody gave it. */
  given_on: consentDay,
  /** How an express consent was given. */
  consent_note: optionalLine(NEW_LEAD_MAX.consent_note)
}

const rows = v.pipe(
  v.array(
    v.object({
      /** Its number in the agent's file, as a spreadsheet shows it; the answer names it. */
      row: v.pipe(v.number(), v.integer(), v.minValue(1)),
      cells: v.object({
        name: cell,
        first_name: cell,
        last_name: cell,
        email: cell,
        phone: cell,
        address: cell,
        home: cell,
        message: cell,
        source_note: cell,
        /** Separated by commas or semicolons. */
        tags: cell,
        /** Such as 'French', 'fr-CA' or 'Français'; a row without one is in the language of all. */
        language: cell
      })
    })
  ),
  v.minLength(1),
  v.maxLength(IMPORT_PORTION)
)

/** Imports a portion of a file's rows, all or none. A row that was imported before changes nothing. */
export const importLeads = endpoint({
  access: 'private',
  answer: v.object({
    ...done,
    added: count,
    /** The same rows were imported before. */
    repeated: count,
    /** Left out, as somebody else has their email address or phone number. */
    known: count,
    /** Of those added, who got no consent, as they had withdrawn one or unsubscribed. */
    withdrawn: count,
    /** Left out, as they were erased from this website. */
    erased: count,
    /** The rows counted above as repeated or known. */
    left_out: v.array(v.object({ row: v.number(), why: v.picklist(['known', 'repeated']) })),
    refused: v.array(v.object({ row: v.number(), problem: v.picklist(ROW_PROBLEMS) }))
  }),
  input: v.pipe(
    v.object({ ...about, rows }),
    v.forward(
      v.partialCheck(
        [['consent'], ['given_on']],
        ({ consent, given_on }) => consent !== 'express' || given_on !== '',
        says(leadValidation, (t) => t.consentDay)
      ),
      ['given_on']
    ),
    v.forward(
      v.partialCheck(
        [['consent'], ['consent_note']],
        ({ consent, consent_note }) => consent !== 'express' || isVisible(consent_note),
        says(leadValidation, (t) => t.consentNote)
      ),
      ['consent_note']
    )
  ),
  method: 'POST',
  path: '/user/leads/import',
  repeat: 'keyed'
})
