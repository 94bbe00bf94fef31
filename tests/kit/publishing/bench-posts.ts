import type { World } from '#panel/services/world.ts'

export type BenchPost = {
  post_id: number
  post_title: string
  post_excerpt: string
  post_main_image: null
  post_description: string
  created: string
}

const WORDS =
  'street house porch window maple agent listing harbour avenue buyer winter spring light garden ' +
  'neighbour school market offer signature photo kitchen stairs roof morning coffee lake'
const TEXT_BYTES = 4000
const ROWS_AT_ONCE = 500

/** A post of 4 kB with headings, paragraphs and a list, determined by its id. */
export function benchPost(post_id: number, change = ''): BenchPost {
  const words = WORDS.split(' ')
  const word = (at: number) => words[(post_id * 7 + at * 11) % words.length] ?? ''
  const sentence = (from: number) =>
    `The ${Array.from({ length: 11 }, (_, at) => word(from + at)).join(' ')}.`
  let html = `<p>${change}${sentence(0)}</p>`
  for (let at = 1; html.length < TEXT_BYTES; at += 4) {
    html += `<h2>Part ${at}</h2><p>${sentence(at)} ${sentence(at + 1)} <strong>${word(at)}</strong></p>`
    html += `<ul><li>${sentence(at + 2)}</li><li>${sentence(at + 3)}</li></ul>`
  }
  return {
    post_id,
    post_title: `${change}Post ${post_id} about the ${word(1)} and the ${word(2)}`,
    post_excerpt: sentence(5),
    post_main_image: null,
    post_description: html,
    created: new Date(Date.UTC(2016, 0, 1) + post_id * 3_600_000).toISOString()
  }
}

/** Replaces all posts of a panel by `count` posts. */
export async function fillPanel({ db }: Pick<World, 'db'>, count: number): Promise<void> {
  await db.deleteFrom('posts').execute()
  for (let from = 1; from <= count; from += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, count - from + 1)
    const rows = Array.from({ length }, (_, at) => benchPost(from + at))
    await db.insertInto('posts').values(rows).execute()
  }
}

/** Adds or replaces a post, as publishing in the editor does. */
export async function putPost({ db }: Pick<World, 'db'>, post: BenchPost): Promise<void> {
  const { post_id: _, ...rest } = post
  await db
    .insertInto('posts')
    .values(post)
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(rest))
    .execute()
}
