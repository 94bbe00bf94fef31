import type { PublishProblem } from '#contract/content/publish-run.ts'
import { editorKindsMessages } from '#messages/editor-kinds.ts'
import type { Translated } from '#messages/language.ts'
import { useLanguage, useMessages } from '../kit/use-messages.ts'
import { LABELS } from './item-kinds.ts'

type Kind = PublishProblem['kind']

/** Names a kind's field as its form does; a field without a label keeps its own name. */
export function useLabels(): (kind: Kind, field: string) => string {
  const language = useLanguage()
  const labels: Partial<Record<Kind, Record<string, Translated<string>>>> = LABELS
  return (kind, field) => labels[kind]?.[field]?.[language] ?? field
}

/** Says why something is not shown, with the field's label where it is known. */
export function useReasons(): (
  problem: Pick<PublishProblem, 'field' | 'kind' | 'reason'>
) => string {
  const t = useMessages(editorKindsMessages)
  const labelOf = useLabels()
  return ({ field, kind, reason }) => {
    const sentence = reason.replace(/\.?$/, '.')
    return field === null ? sentence : t.reasonAt(labelOf(kind, field), sentence)
  }
}
