import type { BlogView } from '../site-renderer.ts'
import type { SiteView } from '../view.ts'
import { BLOG_WORDS } from '../words/blog-words.ts'
import { blogHref } from './blog-links.ts'
import { PostList } from './post-list.tsx'

/** One page of the list of posts. */
export function BlogList({
  view,
  list: { hasNext, items, number }
}: {
  view: SiteView
  list: Extract<BlogView, { kind: 'list' }>
}) {
  const words = BLOG_WORDS[view.language]
  return (
    <section className={`block posts-block posts-${view.template.variants.posts} blog-list`}>
      <PostList posts={items} title="h2" view={view} />
      {(hasNext || number > 1) && (
        <nav aria-label={words.pages} className="blog-pages">
          {number > 1 && (
            <a href={blogHref(view, view.language, number - 1)} rel="prev">
              {words.newer}
            </a>
          )}
          {hasNext && (
            <a href={blogHref(view, view.language, number + 1)} rel="next">
              {words.older}
            </a>
          )}
        </nav>
      )}
    </section>
  )
}
