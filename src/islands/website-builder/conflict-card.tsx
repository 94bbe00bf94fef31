import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { $conflict } from '#stores/website-builder/builder.ts'
import { keepMine } from '#stores/website-builder/builder-save.ts'
import {
  $viewed,
  resolveWithTheirs,
  stopViewing
} from '#stores/website-builder/builder-versions.ts'
import { ConflictChoice } from '../kit/editing/conflict-choice.tsx'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'

/** Two versions of the website, and the choice between them; the history keeps the other one. */
export function ConflictCard() {
  const t = useMessages(websiteBuilderMessages).conflict
  const { formatMoment } = useLocalTime()
  const conflict = useStore($conflict)
  const viewed = useStore($viewed)
  useEffect(() => {
    if (!conflict) stopViewing()
  }, [conflict])
  if (!conflict) return null
  const { content, state } = conflict
  const { draft_updated: updated, draft_version: version } = state
  return (
    <section aria-label={t.label}>
      <ConflictChoice
        choose={{ mine: keepMine, theirs: resolveWithTheirs }}
        compare={viewed ? t.showMine : t.showOther}
        onCompare={() => (viewed ? stopViewing() : $viewed.set({ version, content, updated }))}
        texts={t}
        title={t.title(formatMoment(updated))}
      />
    </section>
  )
}
