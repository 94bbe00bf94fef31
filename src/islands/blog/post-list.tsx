import { useStore } from '@nanostores/react'
import { useEffect, useState, type MouseEvent } from 'react'
import type { SitePost } from '#contract/websites/site-posts.ts'
import { blogMessages } from '#messages/blog-posts.ts'
import { languagesOf } from '#sites/languages.ts'
import { $deleted, $posts, loadPosts, undoDelete } from '#stores/blog/blog-list.ts'
import type { EditedSite } from '#stores/website/edited-site.ts'
import { goToPost, NEW, postAddress } from '#stores/blog/blog-place.ts'
import { Button } from '../kit/button.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { Notice } from '../kit/notice.tsx'
import { ShortTime } from '../kit/short-time.tsx'
import { DataTable, type Column } from '../kit/table/data-table.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { PostState } from './post-state.tsx'
import styles from './blog.module.css'

/** Every post with its state, the newest change first. */
export function PostList({ site }: { site: EditedSite }) {
  const t = useMessages(blogMessages)
  useEffect(() => void loadPosts(), [])
  const isBilingual = languagesOf(site.content).length > 1
  return (
    <DashboardPage lede={t.lede} title={t.title}>
      <DeletedNotice />
      {!site.isOpen && <Notice kind="warning">{t.closed}</Notice>}
      <section aria-label={t.title} className={`card ${styles['list']}`} tabIndex={-1}>
        <div>
          <Button onClick={() => goToPost(NEW)}>{t.add}</Button>
        </div>
        <WhenLoaded
          loading={<TableSkeleton rows={4} />}
          of={$posts}
          retry={loadPosts}
          what={t.thePosts}
        >
          {(posts) =>
            posts.length > 0 ? (
              <DataTable
                columns={columnsOf(t, isBilingual)}
                keyOf={({ post_id }) => String(post_id)}
                label={t.title}
                rows={posts}
              />
            ) : (
              <EmptyState title={t.none}>{t.noneHint}</EmptyState>
            )
          }
        </WhenLoaded>
      </section>
    </DashboardPage>
  )
}

function columnsOf(t: (typeof blogMessages)['en'], isBilingual: boolean): Column<SitePost>[] {
  return [
    {
      name: t.columns.title,
      headline: true,
      cell: ({ post_id, title }) => <PostLink to={post_id}>{title || t.untitled}</PostLink>
    },
    { name: t.columns.state, cell: (post) => <PostState of={post} /> },
    ...(isBilingual
      ? [
          {
            name: t.columns.language,
            cell: ({ language }: SitePost) => t.languages[language]
          }
        ]
      : []),
    {
      name: t.columns.updated,
      cell: ({ updated }) => <ShortTime of={updated} />
    }
  ]
}

/** A real link, so that it can open in a new tab; a plain click stays on this page. */
function PostLink({ to, children }: { to: number; children: string }) {
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goToPost(to)
  }
  return (
    <a href={postAddress(to)} onClick={go}>
      {children}
    </a>
  )
}

/** What was deleted last, and the button that puts it back. */
function DeletedNotice() {
  const t = useMessages(blogMessages)
  const deleted = useStore($deleted)
  const [busy, setBusy] = useState(false)
  useEffect(() => () => $deleted.set(undefined), [])
  if (!deleted) return null
  const undo = async () => {
    setBusy(true)
    await undoDelete()
    setBusy(false)
  }
  return (
    <Notice
      action={
        <Button
          busy={busy}
          busyLabel={t.puttingBack}
          look="line"
          onClick={() => void undo()}
          size="small"
        >
          {t.putBack}
        </Button>
      }
      kind="success"
      title={t.deleted(deleted.title || t.untitled)}
    />
  )
}
