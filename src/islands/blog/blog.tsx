import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { blogMessages } from '#messages/blog-posts.ts'
import { $place, followAddress } from '#stores/blog/blog-place.ts'
import { $site, loadSite } from '#stores/website/edited-site.ts'
import { useFocusFallback } from '../kit/use-focus-fallback.ts'
import { bounded } from '../kit/bounded.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { Gate } from '../kit/gate.tsx'
import { NeedsWebsite } from '../kit/needs-website.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { PostList } from './post-list.tsx'
import { PostPage } from './post-page.tsx'

/** The posts of the agent's own website. */
export const Blog = bounded(BlogPage)

function BlogPage() {
  return (
    <Gate loading={<BlogSkeleton />}>{(user) => (user.website ? <Posts /> : <NoWebsite />)}</Gate>
  )
}

function Posts() {
  const { thePosts } = useMessages(blogMessages)
  const { post } = useStore($place)
  const [ready, setReady] = useState(false)
  useFocusFallback()
  useEffect(() => {
    const stop = followAddress()
    setReady(true)
    void loadSite()
    return stop
  }, [])
  if (!ready) return <BlogSkeleton />
  return (
    <WhenLoaded loading={<BlogSkeleton />} of={$site} retry={loadSite} what={thePosts}>
      {(site) => (post === undefined ? <PostList site={site} /> : <PostPage site={site} />)}
    </WhenLoaded>
  )
}

function NoWebsite() {
  const { noWebsite, title } = useMessages(blogMessages)
  return <NeedsWebsite none={noWebsite} title={title} />
}

export const BlogSkeleton = bounded(Skeleton)

function Skeleton() {
  const { lede, title } = useMessages(blogMessages)
  return (
    <DashboardPage lede={lede} title={title}>
      <Panel busy title={title}>
        <TableSkeleton rows={4} />
      </Panel>
    </DashboardPage>
  )
}
