import type { SitePost } from '#contract/websites/site-posts.ts'
import { blogMessages } from '#messages/blog-posts.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './blog.module.css'
import { useLocalTime } from '../kit/use-local-time.ts'

const LOOKS: Record<SitePost['state'], string | undefined> = {
  draft: styles['plain'],
  scheduled: 'warn',
  changed: 'warn',
  published: ''
}

/** Whether visitors see the post, with the time of a scheduled one. */
export function PostState({ of: { publish_at, state } }: { of: SitePost }) {
  const { states } = useMessages(blogMessages)
  const { formatMoment } = useLocalTime()
  return (
    <span className={`tag ${LOOKS[state]} ${publish_at ? styles['dated'] : ''}`}>
      {state === 'scheduled' && publish_at !== null
        ? states.scheduledFor(formatMoment(publish_at))
        : states[state]}
    </span>
  )
}
