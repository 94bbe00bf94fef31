import * as v from 'valibot'
import { campaignValidation } from '#messages/validation/lead-campaigns.ts'
import { placeholderMessages } from '#messages/leads/placeholders.ts'
import { languageOf } from '#messages/language.ts'
import { asLine } from '#rules/content/printable.ts'
import { safeHtml } from '#rules/content/safe-html.ts'
import {
  CAMPAIGN_BODY_MAX,
  CAMPAIGN_NAME_MAX,
  CAMPAIGN_SUBJECT_MAX
} from '#rules/leads/campaigns.ts'
import { unknownPlaceholders } from '#rules/leads/placeholders.ts'
import { done } from '../endpoint.ts'
import { says } from '../schema-message.ts'

/** Letters to many people: of a campaign, or of a sequence's step. */

export const letterLanguage = v.picklist(['en', 'fr'])
const TOO_LONG = says(campaignValidation, (t) => t.tooLong)

const line = (max: number) => v.pipe(v.string(), v.transform(asLine), v.maxLength(max, TOO_LONG))

/** What the agent calls it. */
export const LetterName = line(CAMPAIGN_NAME_MAX)

/** A letter as it is written, finished or not. */
export const LetterFields = v.object({
  subject: line(CAMPAIGN_SUBJECT_MAX),
  body: v.pipe(v.string(), v.maxLength(CAMPAIGN_BODY_MAX, TOO_LONG), v.transform(safeHtml))
})

/* @__NO_SIDE_EFFECTS__ */
const onlyKnown = v.rawCheck<string>(({ dataset, addIssue, config }) => {
  if (!dataset.typed) return
  const unknown = unknownPlaceholders(dataset.value)
  if (unknown.length === 0) return
  addIssue({ message: placeholderMessages[languageOf(config.lang)].unknown(unknown.join(', ')) })
})

/** What must be right before a letter is sent. */
export const ReadyLetter = v.object({
  subject: v.pipe(v.string(), v.nonEmpty(says(campaignValidation, (t) => t.subject)), onlyKnown),
  body: v.pipe(v.string(), v.nonEmpty(says(campaignValidation, (t) => t.body)), onlyKnown)
})

/** The email as a person will read it. */
export const LetterPreview = v.object({
  ...done,
  subject: v.string(),
  from: v.string(),
  /** Sanitised. */
  html: v.string(),
  footer: v.array(v.string())
})
