import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printReceipt } from '#panel/actions/billing/print-receipt.ts'
import { clustersOf, fontRuns } from '#panel/services/text/font-runs.ts'
import { openNotoFonts } from '#panel/services/text/noto-fonts.ts'
import { drawPdf } from '#panel/services/billing/receipt-pdf.ts'
import { layOutText } from '#panel/services/text/lay-out-text.ts'
import { openLog } from '#panel/services/telemetry/logger.ts'
import { pdfText } from '../../kit/pdf-text.ts'

const NAMES = [
  'Zoë Müller-Łukasiewicz',
  'Nguyễn Thị Hồng Ánh',
  'Александр Шевченко',
  'Γιώργος Παπαδόπουλος',
  'محمد العلي',
  'דוד כהן',
  'अनुष्का शर्मा',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'தமிழ்ச்செல்வன்',
  'Հայկ Սարգսյան',
  'ნინო ბერიძე',
  'አበበ ቢቂላ',
  'ไพโรจน์',
  '王小明',
  '陳大文',
  '山田太郎',
  '김민준',
  'ᐃᓄᒃᑎᑐᑦ'
]

const RECEIPT = {
  transaction_id: 'tr_1',
  created: '2026-11-22T15:00:00.000Z',
  billing_state: 'ON',
  seller_name: 'Maplekey Inc.',
  seller_tax_numbers: '',
  buyer_name: 'Amara Osei',
  buyer_address: ['120 Queen Street West', 'Toronto ON M5H 2N2'],
  description: 'Maplekey Professional',
  terms: 'Paid in full',
  setup_fee: 0,
  discounts: [],
  subtotal: 100,
  taxes: [],
  amount: 100
}

const letters = (text: string) => [...text.replaceAll(/\s/g, '')].sort().join('')

async function printed(buyer: string) {
  const { bytes, missing } = await drawPdf({
    title: 'Receipt',
    lang: 'en-CA',
    created: new Date(0),
    rows: [['Sold by', 'Maplekey Inc.'], null, ['Sold to', buyer]],
    foot: 'All amounts are in Canadian dollars.'
  })
  return { words: pdfText(Buffer.from(bytes)), missing, bytes }
}

test('a receipt prints names in the scripts that Canadians write', async () => {
  const { missing, words } = await printed(NAMES.join('\n'))
  expect(missing).toEqual([])
  const buyer = words.slice(words.indexOf('Sold to') + 7, words.indexOf('All amounts'))
  expect(letters(buyer)).toBe(letters(NAMES.join('')))
  expect(words.replaceAll('\n', ''), 'across font files').toContain('Nguyễn Thị Hồng Ánh')
})

test('the same receipt has the same bytes, and one in English needs no font file', async () => {
  const [first, again] = [await printed('王小明'), await printed('王小明')]
  expect(Buffer.from(first.bytes).equals(Buffer.from(again.bytes))).toBe(true)
  const english = Buffer.from((await printed('Zoë O’Neil')).bytes).toString('latin1')
  expect(english).not.toContain('/FontFile2')
})

test('accents typed as characters of their own are joined to their letters', async () => {
  expect((await printed('Zoë Nguyễn'.normalize('NFD'))).words.replaceAll('\n', '')).toContain(
    'Zoë Nguyễn'
  )
})

test('an Arabic name within an English line runs from right to left', async () => {
  const { words } = await printed('Ali علي (طابق 3), Toronto')
  const line = words.replaceAll('\n', '')
  expect(line).toContain(
    `Ali (3 ${[...'طابق'].reverse().join('')}) ${[...'علي'].reverse().join('')}, Toronto`
  )
})

test('a box stands for each character that no font has', async () => {
  const { missing, words } = await printed('Łucja 👩‍👧 Homes 🏡')
  expect(missing).toEqual(['👩‍👧', '🏡'])
  expect(words.replaceAll('\n', '')).toContain('Łucja □ Homes □')
})

test('a receipt longer than a page goes on on the next one', async () => {
  const { bytes, words } = await printed('山'.repeat(1500))
  expect(Buffer.from(bytes).toString('latin1')).toContain('/Count 2')
  expect(words.split('山').length - 1).toBe(1500)
})

test('marks without a letter and other broken text are printed too', async () => {
  const broken = 'ਿ ਸਿੰ੍ਘ ्अ ﷽ \u0651\u0651 \u200d \u202e abc \u0301 กำ็็็ ᐁ゙'
  expect((await printed(broken)).words).toContain('Receipt')
})

const inFont = (pattern: RegExp) => ({ covers: (cluster: string) => pattern.test(cluster) })
const FONTS = [inFont(/^[ -~]+$/), inFont(/^[ -/\u0600-\u06ff]+$/), inFont(/^.+$/su)]
const text = fc.string({
  unit: fc.constantFrom(
    'a',
    'B',
    ' ',
    '(',
    ')',
    '1',
    'ع',
    'ل',
    '山',
    'é',
    '👩‍👧',
    'e\u0301',
    '\u202e'
  )
})

test('runs hold the whole text, each in a font that covers it', () => {
  fc.assert(
    fc.property(text, (line) => {
      const runs = fontRuns(line, FONTS, [])
      expect(runs.map((run) => run.text).join('')).toBe(line)
      for (const run of runs) {
        expect(clustersOf(run.text).every((cluster) => run.font.covers(cluster))).toBe(true)
      }
    })
  )
})

test('lines keep every character and fit the width', () => {
  const measure = (run: { text: string }) => clustersOf(run.text).length
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 12 }), (line, width) => {
      const lines = layOutText(line, FONTS, { measure, width })
      const drawn = lines.map((runs) => runs.map((run) => run.text).join(''))
      const unmirrored = (all: string) => letters(all).replaceAll(/[()]/g, '')
      expect(unmirrored(drawn.join(''))).toBe(unmirrored(line))
      for (const runs of lines) {
        expect(runs.reduce((sum, run) => sum + measure(run), 0)).toBeLessThanOrEqual(width)
      }
    })
  )
})

test('only the files that a name needs are opened', async () => {
  const { fonts } = await openNotoFonts('王小明', 400)
  expect(fonts.length).toBeLessThanOrEqual(3)
  expect(fonts.every(({ name }) => name.startsWith('noto-sans-sc-'))).toBe(true)
  const japanese = await openNotoFonts('山田たろう', 400)
  expect(japanese.fonts.every(({ name }) => name.startsWith('noto-sans-jp-'))).toBe(true)
})

test('what no font has is logged by its place in Unicode, and the name is not', async () => {
  const logged: string[] = []
  const log = openLog('warn', { write: (line) => void logged.push(line) })
  await printReceipt({ log }, { ...RECEIPT, buyer_name: 'Łucja 🏡' }, 'en')
  await printReceipt({ log }, { ...RECEIPT, buyer_name: 'Łucja' }, 'en')
  expect(logged.map((line): unknown => JSON.parse(line))).toMatchObject([
    {
      transaction_id: 'tr_1',
      characters: 1,
      blocks: ['U+1F3xx'],
      msg: 'no font has some characters of a receipt'
    }
  ])
  expect(logged.join('')).not.toMatch(/Łucja|🏡/)
})
