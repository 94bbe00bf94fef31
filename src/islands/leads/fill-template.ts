import type { AnswerTemplate } from '#contract/leads/answers.ts'
import { placeholderMessages } from '#messages/leads/placeholders.ts'
import { fillPlaceholders } from '#rules/leads/placeholders.ts'
import type { AnswerSetup, AnswerText } from '#stores/leads/answers.ts'

/** What a template says to a person. `values.home` is '' where they asked about none. */
export function fillTemplate(
  { language, subject, text }: Pick<AnswerTemplate, 'language' | 'subject' | 'text'>,
  { kind, values }: Pick<AnswerSetup, 'kind' | 'values'>
): AnswerText {
  const all = { ...values, home: values.home || placeholderMessages[language].home(kind) }
  return { subject: fillPlaceholders(subject, all), text: fillPlaceholders(text, all) }
}
