import { viewsFile } from '../drawings/views-file.ts'

export const LIT_WINDOW = { width: 180, height: 220 }

const coats = ['#c2492f', '#2f6f7e', '#5b3a4b', '#1f4d3f', '#e07a4f']
const skins = ['#a8673f', '#e3b08a', '#c98a5e']
const hairs = ['M66 78q-2-36 24-36t24 36q-24-18-48 0Z', 'M66 84q-6-40 24-42t24 42Z']
const FIGURES = 10

const drawings = Array.from({ length: FIGURES }, (_, index) => {
  const skin = skins[index % skins.length]
  return `
  <path d="M0 0h180v220H0Z" fill="#f2b544"/>
  <path d="${hairs[index % hairs.length]}" fill="#15302b"/>
  <path d="M70 74a20 22 0 0 1 40 0v8a20 22 0 0 1-40 0Z" fill="${skin}"/>
  <path d="M82 98h16v16H82Z" fill="${skin}"/>
  <path d="M34 220v-62q0-44 56-46 56 2 56 46v62Z" fill="${coats[index % coats.length]}"/>
  <path d="m78 110 12 22 12-22Z" fill="#fbf3e4"/>
  <path d="M0 0h180v44H0Z" fill="#fbf3e4" opacity=".3"/>`
})

/** The window of one of many; after ten they repeat. */
export function litWindow(index: number): string {
  return `/drawings/windows.svg#window-${(index % FIGURES) + 1}`
}

/** People at lit windows, each a view, from #window-1 on. */
export function windowsFile(): string {
  return viewsFile('window', drawings, LIT_WINDOW)
}
