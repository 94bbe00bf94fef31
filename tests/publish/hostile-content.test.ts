import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BREAKERS, mixed, NAUGHTY } from '../kit/hostile-strings.ts'
import { expectUnchanged, finishPages, treeOf, WRITTEN } from '../kit/unchanged-page.ts'

test.each([false, true])(
  'finishing keeps a public page’s tree, whatever its texts are; with a picture: %s',
  async (picture) => {
    const texts = [...NAUGHTY.filter((_, at) => at % 2 === Number(picture)), ...BREAKERS]
    for (const text of texts) await expectUnchanged(text, picture)
  }
)

test('a page behind the log-in gets integrity attributes and no other change', async () => {
  for (const text of BREAKERS) {
    const { after, before, page } = await finishPages(text, 'demo/x.html', false)
    const [asRendered, asFinished] = [treeOf(before, page), treeOf(after, page)]
    expect(JSON.stringify(asFinished.tree)).toBe(JSON.stringify(asRendered.tree))
    expect(asFinished.changes).toEqual([...WRITTEN, 'script integrity=sha384-x', 'frame script'])
  }
})

test('finishing keeps a page’s tree for random combinations of hostile texts', async () => {
  await fc.assert(fc.asyncProperty(mixed, fc.boolean(), expectUnchanged), { numRuns: 50 })
})
