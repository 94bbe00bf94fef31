export const RECENT_POSTS = 5

/**
 * The posts listed beside a post: older ones, or newer ones where there are too few. Not the newest of
 * all, so that a new post changes its neighbours' pages only. Both lists start with the nearest.
 */
export function recentPosts<Post>(older: readonly Post[], newer: readonly Post[]): Post[] {
  return [...older.slice(0, RECENT_POSTS), ...newer.slice(0, RECENT_POSTS)].slice(0, RECENT_POSTS)
}

/** The same for the post at `index`, with all posts newest first. */
export function recentPostsAt<Post>(posts: readonly Post[], index: number): Post[] {
  const newer = posts.slice(Math.max(0, index - RECENT_POSTS), index).toReversed()
  return recentPosts(posts.slice(index + 1, index + 1 + RECENT_POSTS), newer)
}
