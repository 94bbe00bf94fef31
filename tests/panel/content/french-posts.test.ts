import { expect, test } from 'vitest'
import { readPosts, readPostsInFrench } from '#panel/tables/seed/posts.ts'
import { faultsIn } from '../../kit/french-faults.ts'

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
