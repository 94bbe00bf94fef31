import { expect, test } from 'vitest'
import { up as addFrenchPosts } from '#panel/tables/migrations/021m-french-posts.ts'
import { migrate } from '#panel/tables/migrate.ts'
import { seedContent } from '#panel/tables/seed.ts'
import { kyselyOver } from '#panel/services/database/database.ts'
import { readPosts, readPostsInFrench } from '#panel/tables/seed/posts.ts'
import { faultsIn } from '../../kit/french-faults.ts'
import { openInMemory } from '../../kit/in-memory-database.ts'

const posts = await readPosts()
const french = new Map(await readPostsInFrench())

/** Times on the clock, which English writes in words and French in figures. */
const CLOCK = { en: /9:40|10 in the morning/g, fr: /\d{1,2}\u00A0h(?!\p{L})(?:\u00A0\d{2})?/gu }

const TAGS = /<[^>]+>/g

const plain = (html: string) => html.replaceAll(TAGS, '').replaceAll(/[ \n]+/g, ' ')

function numbersIn(text: string, language: 'en' | 'fr'): string[] {
  const numbers = text.replaceAll(CLOCK[language], '').match(/\d+(?:[,\s]\d{3}(?!\d))*/g) ?? []
  return numbers.map((number) => number.replaceAll(/\D/g, '')).sort()
}

test.each(posts)(
  '“$post_title” is in French, with the same elements, links and numbers',
  ({ post_description, post_excerpt, post_title }) => {
    for (const english of [post_title, post_excerpt, post_description]) {
      const text = french.get(english) ?? ''
      expect(text).not.toBe('')
      expect(text).not.toBe(english)
      expect(text.match(TAGS)).toEqual(english.match(TAGS))
      expect(numbersIn(plain(text), 'fr')).toEqual(numbersIn(plain(english), 'en'))
      expect(faultsIn(plain(text))).toEqual([])
    }
  }
)

test('a database from before the French posts gets them, beside the French that its owner wrote', async () => {
  const db = kyselyOver(await openInMemory())
  await migrate(db)
  await seedContent(db, { samples: false })
  const [first, ...others] = [...french.keys()]
  await db.deleteFrom('french_texts').where('english', 'in', others).execute()
  const own = { french: 'Le texte du propriétaire' }
  await db.updateTable('french_texts').set(own).where('english', '=', String(first)).execute()
  await addFrenchPosts(db)
  const rows = await db.selectFrom('french_texts').select(['english', 'french']).execute()
  const kept = new Map(rows.map((row) => [row.english, row.french]))
  expect(kept.get(String(first))).toBe(own.french)
  expect(others.filter((english) => kept.get(english) !== french.get(english))).toEqual([])
  await db.destroy()
})
