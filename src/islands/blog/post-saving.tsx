import { useStore } from '@nanostores/react'
import { blogMessages } from '#messages/blog-posts.ts'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { $saving } from '#stores/blog/blog-post.ts'
import { save } from '#stores/blog/blog-save.ts'
import { $storageTrouble } from '#stores/site/storage-trouble.ts'
import { SavingLine } from '../kit/editing/saving-line.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** Whether everything typed has been saved. */
export function PostSaving({ isNew }: { isNew: boolean }) {
  const own = useMessages(blogMessages).saving
  const t = useMessages(websiteBuilderMessages).saving
  const { status } = useStore($saving)
  const isLost = useStore($storageTrouble) !== undefined
  const textOf = () => {
    if (status === 'refused' || status === 'unpublishable') return own[status]
    if (status === 'saved' && isNew) return ''
    return status === 'kept' && isLost ? t.notKept : t[status]
  }
  return (
    <SavingLine
      onTryAgain={() => void save()}
      status={status}
      text={textOf()}
      tryAgain={t.tryAgain}
    />
  )
}
