import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkDecisions, SUBJECTS, updateIndex } from '../../../scripts/check/decisions.ts'
import { tree } from '../../kit/tree.ts'

const FOLDER = 'docs/decisions'
const INDEX = `${FOLDER}/README.md`

type Parts = { date?: string; lines?: number; status?: string; subject?: string; title?: string }

function record({
  date = '2026-11-22',
  lines = 15,
  status = 'accepted',
  subject = 'billing',
  title = '0007. Cards expire'
}: Parts = {}): string {
  const head = `# ${title}\n\nDate: ${date} · Status: ${status} · Subject: ${subject}\n`
  return head + 'Because.\n'.repeat(lines - 3)
}

function folderOf(files: Record<string, string>): string {
  const entries = Object.entries(files).map(([file, text]) => [`${FOLDER}/${file}`, text])
  const root = tree(Object.fromEntries(entries) as Record<string, string>)
  updateIndex(root)
  return root
}

const problemsOf = (files: Record<string, string>) => checkDecisions(folderOf(files))
const indexOf = (root: string) => readFileSync(join(root, INDEX), 'utf8')

test('the records of this repository have no problem', () => {
  expect(checkDecisions('.')).toEqual([])
})

test('a record of 25 lines with a number, a date, a status and a subject is accepted', () => {
  expect(problemsOf({ '0007-cards-expire.md': record({ lines: 25 }) })).toEqual([])
})

test('a record that holds names only files that exist', () => {
  const text = `${record()}See \`money/order.ts\` and \`order.ts\`, not \`money.ts\`.\n`
  const root = folderOf({ '0007-cards-expire.md': text })
  mkdirSync(join(root, 'src/rules/money'), { recursive: true })
  writeFileSync(join(root, 'src/rules/money/order.ts'), '')
  expect(checkDecisions(root)).toEqual([`${FOLDER}/0007-cards-expire.md: money.ts doesn't exist`])
  const superseded = text.replace('Status: accepted', 'Status: no longer holds')
  expect(problemsOf({ '0007-cards-expire.md': superseded })).toEqual([])
})

test('numbers may have gaps', () => {
  const files = {
    '0001-first.md': record({ title: '0001. First' }),
    '0009-ninth.md': record({ title: '0009. Ninth' })
  }
  expect(problemsOf(files)).toEqual([])
})

test.each([
  '7-cards.md',
  '0007-Cards.md',
  '0007_cards.md',
  '0007.md',
  'cards.md',
  '0007-cards.txt'
])('%s is not a name for a record', (file) => {
  expect(problemsOf({ [file]: record() })).toEqual([
    `${FOLDER}/${file}: its name is not like 0001-short-name.md`
  ])
})

const STATUSES =
  "its status must be 'accepted', 'accepted, amended by NNNN', 'superseded by NNNN' or 'no longer holds'"
const A_SUBJECT = `its subject must be one of: ${SUBJECTS.join(', ')}`

test.each<[string, Parts, string]>([
  ['another number', { title: '0008. Cards' }, 'its first line must be "# 0007. Title"'],
  ['no number', { title: 'Cards' }, 'its first line must be "# 0007. Title"'],
  ['no such day', { date: '2026-02-30' }, 'its third line must begin with "Date: YYYY-MM-DD"'],
  ['a written date', { date: 'November 22' }, 'its third line must begin with "Date: YYYY-MM-DD"'],
  ['an unknown status', { status: 'draft' }, STATUSES],
  ['no successor', { status: 'superseded' }, STATUSES],
  ['a missing successor', { status: 'superseded by 0009' }, '0009 is not another record'],
  ['a missing amendment', { status: 'accepted, amended by 0009' }, '0009 is not another record'],
  ['itself as successor', { status: 'superseded by 0007' }, '0007 is not another record'],
  ['an unknown subject', { subject: 'money' }, A_SUBJECT],
  ['26 lines', { lines: 26 }, '26 lines; a record ends at 25']
])('a record with %s is refused', (_, parts, problem) => {
  expect(problemsOf({ '0007-cards.md': record(parts) })).toEqual([
    `${FOLDER}/0007-cards.md: ${problem}`
  ])
})

test('a record without a subject is refused', () => {
  const text = record().replace(' · Subject: billing', '')
  expect(problemsOf({ '0007-cards.md': text })).toContain(`${FOLDER}/0007-cards.md: ${A_SUBJECT}`)
})

test('two records with one number are both refused', () => {
  expect(problemsOf({ '0007-cards.md': record(), '0007-more-cards.md': record() })).toEqual([
    `${FOLDER}/0007-cards.md: 0007 is the number of 2 records`,
    `${FOLDER}/0007-more-cards.md: 0007 is the number of 2 records`
  ])
})

test('the index lists records by subject, with every status but accepted', () => {
  const root = folderOf({
    '0001-fold-the-form.md': record({ title: '0001. Fold the form', status: 'superseded by 0003' }),
    '0002-bake-the-fonts.md': record({
      title: '0002. Bake the fonts',
      status: 'no longer holds',
      subject: 'design'
    }),
    '0003-open-the-form.md': record({
      title: '0003. Open the form',
      status: 'accepted, amended by 0004'
    }),
    '0004-close-it-at-night.md': record({ title: '0004. Close it at night' })
  })
  expect(indexOf(root).slice(indexOf(root).indexOf('## '))).toBe(`## Billing

- [0001. Fold the form](0001-fold-the-form.md) (superseded by [0003](0003-open-the-form.md))
- [0003. Open the form](0003-open-the-form.md) (amended by [0004](0004-close-it-at-night.md))
- [0004. Close it at night](0004-close-it-at-night.md)

## Design

- [0002. Bake the fonts](0002-bake-the-fonts.md) (no longer holds)
`)
})

test.each([
  ['is missing', undefined],
  ['is not the generated one', '# Decisions\n']
])('an index that %s is out of date', (_, index) => {
  const files = { [`${FOLDER}/0007-cards.md`]: record() }
  const root = tree(index === undefined ? files : { ...files, [INDEX]: index })
  expect(checkDecisions(root)).toEqual([
    `${INDEX}: is out of date; run node scripts/check/decisions.ts --write`
  ])
})
