import { expect, test } from 'vitest'
import { recentPostsAt } from '#rules/content/recent-posts.ts'

const posts = [9, 8, 7, 6, 5, 4, 3, 2, 1]

test.each([
  [9, [8, 7, 6, 5, 4]],
  [6, [5, 4, 3, 2, 1]],
  [3, [2, 1, 4, 5, 6]],
  [1, [2, 3, 4, 5, 6]]
])(
  'post %i of nine lists %j: older posts first, then newer ones, nearest first',
  (post, recent) => {
    expect(recentPostsAt(posts, posts.indexOf(post))).toEqual(recent)
  }
)

test('a blog of one post has none beside it', () => {
  expect(recentPostsAt([1], 0)).toEqual([])
})

test('a new post changes the list of none of the others', () => {
  const before = posts.map((_, index) => recentPostsAt(posts, index).join())
  const after = [10, ...posts].map((_, index, all) => recentPostsAt(all, index).join()).slice(1)
  expect(after.filter((list, index) => list !== before[index])).toEqual([])
})
