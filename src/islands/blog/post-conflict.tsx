import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { blogMessages } from '#messages/blog-posts.ts'
import { $conflict } from '#stores/blog/blog-post.ts'
import { resolveWithTheirs } from '#stores/blog/blog-publish.ts'
import { keepMine } from '#stores/blog/blog-save.ts'
import { ConflictChoice } from '../kit/editing/conflict-choice.tsx'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'

/** Two versions of the post, and the choice between them; the preview shows either. */
export function PostConflict({
  isSavedShown,
  onShow
}: {
  isSavedShown: boolean
  onShow: (isSavedShown: boolean) => void
}) {
  const t = useMessages(blogMessages).conflict
  const conflict = useStore($conflict)
  const { formatMoment } = useLocalTime()
  useEffect(() => {
    if (!conflict) onShow(false)
  }, [conflict, onShow])
  if (!conflict) return null
  return (
    <section aria-label={t.label}>
      <ConflictChoice
        choose={{ mine: keepMine, theirs: resolveWithTheirs }}
        compare={isSavedShown ? t.showMine : t.showOther}
        onCompare={() => onShow(!isSavedShown)}
        texts={t}
        title={t.title(formatMoment(conflict.state.updated))}
      />
    </section>
  )
}
