import { Picture } from '../parts/picture.tsx'
import type { ShownPost } from '#contract/websites/site-posts.ts'
import type { SiteView } from '../view.ts'
import { postHref } from './blog-links.ts'

/** Posts with their dates and descriptions, each leading to its page. */
export function PostList({
  view,
  posts,
  title: Title
}: {
  view: SiteView
  posts: readonly ShownPost[]
  /** The level of each post's heading. */
  title: 'h2' | 'h3'
}) {
  return (
    <ul>
      {posts.map((post) => (
        <li key={post.post_id}>
          {post.cover && (
            <Picture
              alt=""
              picture={post.cover}
              sizes="(min-width: 40rem) 24rem, 100vw"
              view={view}
            />
          )}
          <div>
            <time dateTime={post.date}>{view.words.date(post.date)}</time>
            <Title>
              <a href={postHref(view, post)}>{post.title}</a>
            </Title>
            <p>{post.description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
