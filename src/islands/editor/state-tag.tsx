import type { ItemRow } from '#contract/content/editor.ts'
import { editorKindsMessages } from '#messages/editor-kinds.ts'
import { useMessages } from '../kit/use-messages.ts'
import { STATE_LOOKS } from './item-kinds.ts'
import styles from './state-tag.module.css'
import { useLocalTime } from '../kit/use-local-time.ts'

/** An item's publish state, with the time of a scheduled one. */
export function StateTag({
  of: { publish_at, state }
}: {
  of: Pick<ItemRow, 'publish_at' | 'state'>
}) {
  const { states } = useMessages(editorKindsMessages)
  const { formatMoment } = useLocalTime()
  const look = STATE_LOOKS[state]
  return (
    <span
      className={`tag ${look === 'plain' ? styles['plain'] : look} ${publish_at ? styles['dated'] : ''}`}
    >
      {state === 'scheduled' && publish_at
        ? states.scheduledFor(formatMoment(publish_at))
        : states[state]}
    </span>
  )
}
