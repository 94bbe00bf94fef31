export const RECENT_POSTS = 5

/**
 * The posts beside a post: the ones published before it; where there are too few, the ones published after it. Not the
 * newest of all, so that a new post changes the pages of its neighbours only. Both lists begin with the nearest.
 */
export function recentPosts<Post>(older: readonly Post[], newer: readonly Post[]): Post[] {
  return [...older.slice(0, RECENT_POSTS), ...newer.slice(0, RECENT_POSTS)].slice(0, RECENT_POSTS)
}

/** The same for the post at `index` of all posts, the newest first. */
export function recentPostsAt<Post>(posts: readonly Post[], index: number): Post[] {
  const newer = posts.slice(Math.max(0, index - RECENT_POSTS), index).toReversed()
  return recentPosts(posts.slice(index + 1, index + 1 + RECENT_POSTS), newer)
}
