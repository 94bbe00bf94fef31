import { siteDrawings } from './drawing-files.tsx'

const drawings = siteDrawings()
const written = new Map<string, string>()

/** A drawing that all websites share, by the last part of '/_site/drawings/<name>'. */
export function siteDrawing(name: string): string | undefined {
  return drawings.get(name)?.()
}

/** The same as a data: address. @throws where there is no such drawing */
export function drawingInPage(name: string): string {
  const known = written.get(name)
  if (known !== undefined) return known
  const drawing = siteDrawing(name)
  if (drawing === undefined) throw new Error(`There is no drawing ${name}.`)
  const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  written.set(name, address)
  return address
}
