import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { postsIn } from '../../blog/blog-at.ts'
import { PostList } from '../../blog/post-list.tsx'
import type { SiteView } from '../../view.ts'
import { BlockSection, BlockTitle, entryLevel } from '../block-section.tsx'

const NEWEST = 3

/** The agent's newest posts. */
export function PostsBlock({ view, block }: { view: SiteView; block: BlockOf<'posts'> }) {
  return (
    <BlockSection block={block} variant={view.template.variants.posts} view={view}>
      <BlockTitle block={block} view={view} />
      <PostList
        posts={postsIn(view, view.language).slice(0, NEWEST)}
        title={entryLevel(view, block.title)}
        view={view}
      />
    </BlockSection>
  )
}
