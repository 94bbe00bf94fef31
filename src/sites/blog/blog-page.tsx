import { MEDIA_PATH } from '#rules/websites/site-media.ts'
import { bodyForVisitors } from '#rules/websites/post-body.ts'
import { Picture } from '../parts/picture.tsx'
import { ConsentBar } from '../parts/consent-bar.tsx'
import { SiteFrame } from '../parts/site-frame.tsx'
import { pageTitle } from '../pages/page-title.ts'
import type { BlogView } from '../site-renderer.ts'
import type { SiteView } from '../view.ts'
import { blogHref } from './blog-links.ts'
import { BlogList } from './blog-list.tsx'
import { BLOG_WORDS } from '../words/blog-words.ts'

const SIZES = '(min-width: 48rem) 44rem, 100vw'

/** The list of posts, or one of them, in the website's template. */
export function BlogPage({ view, blog }: { view: SiteView; blog: BlogView }) {
  return (
    <SiteFrame before={<ConsentBar view={view} />} view={view}>
      <div className="page-head">
        <h1>{pageTitle(view)}</h1>
      </div>
      {blog.kind === 'list' ? (
        <BlogList list={blog} view={view} />
      ) : (
        <BlogPost post={blog} view={view} />
      )}
    </SiteFrame>
  )
}

function BlogPost({
  view,
  post: { body, post }
}: {
  view: SiteView
  post: Extract<BlogView, { kind: 'post' }>
}) {
  const html = bodyForVisitors(body, view.media ?? MEDIA_PATH, SIZES)
  const all = blogHref(view)
  return (
    <article className="block post-block">
      <p className="post-date">
        <time dateTime={post.date}>{view.words.date(post.date)}</time>
      </p>
      {post.cover && (
        <Picture className="post-cover" isFirst picture={post.cover} sizes={SIZES} view={view} />
      )}
      {/* Sanitised by the contract. */}
      <div className="rich" dangerouslySetInnerHTML={{ __html: html }} />
      {all !== undefined && (
        <p>
          <a className="action-link" href={all}>
            {BLOG_WORDS[view.language].all}
          </a>
        </p>
      )}
    </article>
  )
}
