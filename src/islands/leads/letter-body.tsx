import { lazy, Suspense, useId } from 'react'
import { campaignMessages } from '#messages/leads/campaigns.ts'
import { PLACEHOLDERS } from '#rules/leads/placeholders.ts'
import { inTime } from '#stores/in-time.ts'
import { FieldFrame } from '../kit/form/field-frame.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'

const RichText = lazy(async () => ({
  default: (await inTime(import('../editor/rich-text.tsx'))).RichText
}))

/** A letter's editor, with the placeholders that can be used in it. */
export function LetterBody({
  error,
  html,
  label,
  onChange
}: {
  error: string | undefined
  html: string
  label: string
  onChange: (html: string) => void
}) {
  const t = useMessages(campaignMessages)
  const id = useId()
  const slots = useMessages(PLACEHOLDERS)
    .map((name) => `{${name}}`)
    .join(', ')
  return (
    <FieldFrame error={error} hint={t.placeholders(slots)} id={id} label={label}>
      <span className="visually-hidden" id={`${id}-label`}>
        {label}
      </span>
      <Suspense fallback={<TableSkeleton rows={4} />}>
        <RichText
          describedBy={error ? `${id}-error` : `${id}-hint`}
          html={html}
          id={id}
          labelledBy={`${id}-label`}
          onChange={onChange}
        />
      </Suspense>
    </FieldFrame>
  )
}
