import { expect, test, vi } from 'vitest'
import { downloadRows } from '#stores/import-file.ts'
import { freshVisitor } from '../kit/visitor.ts'

const visitor = freshVisitor('/dashboard/leads')

test('on a French page, rows that weren’t imported have the semicolons of French Excel', async () => {
  const { document, HTMLAnchorElement } = visitor.window
  document.documentElement.lang = 'fr-CA'
  const files: Blob[] = []
  vi.useFakeTimers()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:rows'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const table = { headings: ['Nom', 'Prix'], rows: [['Élise', '450 000,00 $']], numbers: [2] }
  downloadRows(table, [{ row: 2, reason: 'le courriel est incomplet' }], {
    fileName: 'lignes.csv',
    heading: 'Ce qui s’est passé'
  })
  vi.useRealTimers()
  expect(await files[0]?.text()).toContain(
    '"Nom";"Prix";"Ce qui s’est passé"\r\n"Élise";"450 000,00 $";"le courriel est incomplet"\r\n'
  )
})
