import { BLOG_PAGE_SIZE, DESIGNS_PAGE_SIZE } from '../limits.ts'

/** One page of a list. */
export type ListPage<Item> = { items: Item[]; number: number; hasNext: boolean }

/** An older page exists when the total less one is greater than ten times the page. */
export function hasOlderPosts(total: number, page: number): boolean {
  return total - 1 > BLOG_PAGE_SIZE * page
}

/** The rule leaves a single extra post (11, 21, …) without a page; the last page takes it. */
export function blogPages<Post>(posts: readonly Post[]): ListPage<Post>[] {
  const pages: ListPage<Post>[] = []
  for (let number = 1, hasNext = true; hasNext; number++) {
    hasNext = hasOlderPosts(posts.length, number)
    const start = (number - 1) * BLOG_PAGE_SIZE
    const end = hasNext ? start + BLOG_PAGE_SIZE : posts.length
    pages.push({ items: posts.slice(start, end), number, hasNext })
  }
  return pages
}

/** Three cards a page; an empty gallery still has its first page. */
export function designPages<Design>(designs: readonly Design[]): ListPage<Design>[] {
  const count = Math.max(1, Math.ceil(designs.length / DESIGNS_PAGE_SIZE))
  return Array.from({ length: count }, (_, index) => ({
    items: designs.slice(index * DESIGNS_PAGE_SIZE, (index + 1) * DESIGNS_PAGE_SIZE),
    number: index + 1,
    hasNext: index + 1 < count
  }))
}

/** The page buttons to show: as many as fit, the current one near the middle. */
export function pageNumbers(current: number, last: number, room = 5): number[] {
  const count = Math.min(room, last)
  const middle = current - Math.floor(count / 2)
  const first = Math.max(1, Math.min(middle, last - count + 1))
  return Array.from({ length: count }, (_, index) => first + index)
}
