import * as v from 'valibot'
import { placeholderMessages } from '#messages/leads/placeholders.ts'
import {
  ANSWER_SUBJECT_MAX,
  ANSWER_TEXT_MAX,
  TEMPLATE_NAME_MAX
} from '#rules/leads/answer-limits.ts'
import { unknownPlaceholders } from '#rules/leads/placeholders.ts'
import { languageOf } from '#messages/language.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { atMost, required, text } from '../fields.ts'
import * as labels from '../labels.ts'
import { leadId, LeadKind } from './lead.ts'

/** Answers by email, and their templates. */

/* @__NO_SIDE_EFFECTS__ */
const onlyKnown = v.rawCheck<string>(({ dataset, addIssue, config }) => {
  if (!dataset.typed) return
  const unknown = unknownPlaceholders(dataset.value)
  if (unknown.length === 0) return
  const t = placeholderMessages[languageOf(config.lang)]
  addIssue({ message: t.unknown(unknown.join(', ')) })
})

/** A subject with placeholders. */
const LetterSubject = v.pipe(text(labels.subject, { max: ANSWER_SUBJECT_MAX }), onlyKnown)
/** Several lines with placeholders. */
const LetterText = v.pipe(
  v.string(required(labels.message)),
  v.trim(),
  v.minLength(1, required(labels.message)),
  v.maxLength(ANSWER_TEXT_MAX, atMost(labels.message, ANSWER_TEXT_MAX)),
  onlyKnown
)

/** What an agent writes to a lead; also the schema of the dialog's form. */
export const Answer = v.object({ subject: LetterSubject, text: LetterText })

/** One that every website begins with, or the agent's own. */
const templateId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/))

export const AnswerTemplate = v.object({
  template_id: templateId,
  language: v.picklist(['en', 'fr']),
  name: text(labels.template_name, { max: TEMPLATE_NAME_MAX }),
  ...Answer.entries
})
export type AnswerTemplate = v.InferOutput<typeof AnswerTemplate>

const templateList = v.object({ ...done, data: v.array(AnswerTemplate) })

/** By placeholder. */
const PlaceholderValues = v.object({
  name: v.string(),
  first_name: v.string(),
  home: v.string(),
  agent: v.string(),
  brokerage: v.string(),
  phone: v.string(),
  email: v.string(),
  website: v.string()
})

/** What the dialog of an answer shows before anything is written. */
export const answerSetup = endpoint({
  access: 'private',
  answer: v.object({
    ...done,
    to: v.string(),
    /** What they wrote about: a seller's home is their own. */
    kind: LeadKind,
    language: v.picklist(['en', 'fr']),
    /** How the visitor sees the sender. */
    from: v.string(),
    /** Where the visitor's reply arrives: on the timeline and in the mailbox, or there alone. */
    replies: v.picklist(['timeline', 'mailbox']),
    mailbox: v.string(),
    values: PlaceholderValues,
    templates: v.array(AnswerTemplate)
  }),
  input: v.object({ lead_id: leadId }),
  method: 'GET',
  path: '/user/leads/answerSetup'
})

/** Emails the lead. 409 if emails to the address come back. */
export const answerLead = endpoint({
  access: 'private',
  answer: v.object({ ...done, first_answer_at: isoDate }),
  input: v.object({ lead_id: leadId, ...Answer.entries }),
  method: 'POST',
  path: '/user/leads/answer',
  repeat: 'keyed'
})

export const answerTemplates = endpoint({
  access: 'private',
  answer: templateList,
  input: Nothing,
  method: 'GET',
  path: '/user/leads/templates'
})

/** Creates or replaces the template with this id. */
export const saveAnswerTemplate = endpoint({
  access: 'private',
  answer: templateList,
  input: AnswerTemplate,
  method: 'POST',
  path: '/user/leads/saveTemplate',
  repeat: 'safe'
})

export const deleteAnswerTemplate = endpoint({
  access: 'private',
  answer: templateList,
  input: v.object({ template_id: templateId }),
  method: 'POST',
  path: '/user/leads/deleteTemplate',
  repeat: 'safe'
})
