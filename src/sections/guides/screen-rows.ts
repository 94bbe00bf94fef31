/** The rows of a drawn screen, each as SVG from its own top-left corner. */

import type { guideMessages } from '#messages/guides/guides.ts'
import { paint } from '../drawings/street/shapes.ts'

/** The inner width of a screen and of every row. */
export const ROW_WIDTH = 352

/** `says`: the text for screen readers. */
export type Row = { height: number; drawing: string; says: (t: ScreenMessages) => string }
export type ScreenMessages = (typeof guideMessages)['en']['screen']

const line = '#d5e1dc'
const soft = '#4a5f59'
const brick = '#b8401f'

export function heading(text: string): Row {
  return { height: 30, drawing: words(0, 20, text, { size: 18, weight: 700 }), says: () => text }
}

export function remark(text: string): Row {
  return { height: 22, drawing: words(0, 14, text, { fill: soft, size: 14 }), says: () => text }
}

/** A labelled field with its value, `typed`. */
export function field(label: string, typed: string, { marked = false } = {}): Row {
  return {
    height: 72,
    drawing:
      words(0, 19, label, { size: 14, weight: 600 }) +
      plate(0, 27, ROW_WIDTH, 36, '#ffffff', marked ? brick : '#7d918a', marked ? 2.5 : 1.2) +
      words(12, 50, typed, { size: 15 }),
    says: (t) => t.value(label, typed)
  }
}

/** A value with the button that copies it. */
export function copyable(label: string, value: string, button: string): Row {
  const row = field(label, value)
  return {
    ...row,
    drawing:
      row.drawing +
      plate(ROW_WIDTH - 68, 31, 62, 28, paint.ink) +
      words(ROW_WIDTH - 37, 50, button, {
        anchor: 'middle',
        fill: paint.cream,
        size: 14,
        weight: 600
      })
  }
}

export function choice(text: string, { chosen = false } = {}): Row {
  const ring = `<circle cx="10" cy="14" r="8.5" fill="#fff" stroke="${chosen ? brick : '#7d918a'}" stroke-width="2"/>`
  const dot = chosen ? `<circle cx="10" cy="14" r="4.5" fill="${brick}"/>` : ''
  return {
    height: 30,
    drawing: ring + dot + words(28, 19, text, { size: 15, weight: chosen ? 600 : 400 }),
    says: (t) => (chosen ? t.chosen(text) : text)
  }
}

export function tick(text: string, { ticked = true } = {}): Row {
  const mark = ticked
    ? `<path d="m5 14 4 4 7-8" fill="none" stroke="#fff" stroke-width="2.4"/>`
    : ''
  return {
    height: 30,
    drawing:
      plate(1, 5, 18, 18, ticked ? paint.pine : '#fff', ticked ? paint.pine : '#7d918a', 1.5, 4) +
      mark +
      words(28, 19, text, { size: 15 }),
    says: (t) => (ticked ? t.ticked(text) : text)
  }
}

/** Buttons in a row; the one to press has a ring and a pointer. */
export function buttons(names: readonly string[], pressed: string): Row {
  let x = 0
  const drawn = names.map((name) => {
    const width = Math.round(name.length * 8.4 + 34)
    const at = x
    x += width + 12
    return name === pressed
      ? pressedButton(at, width, name)
      : plate(at, 4, width, 36, '#fff', '#7d918a', 1.2, 18) +
          words(at + width / 2, 27, name, { anchor: 'middle', size: 15, weight: 600 })
  })
  return { height: 50, drawing: drawn.join(''), says: (t) => t.pressed(pressed) }
}

/** A menu with the current entry highlighted. */
export function menu(names: readonly string[], current: string): Row {
  let x = 0
  const drawn = names.map((name) => {
    const width = Math.round(name.length * 7.7 + 22)
    const at = x
    x += width + 4
    const here = name === current
    return (
      (here ? plate(at, 2, width, 30, paint.ink, undefined, 0, 15) : '') +
      words(at + width / 2, 22, name, {
        anchor: 'middle',
        fill: here ? paint.cream : soft,
        size: 14,
        weight: 600
      })
    )
  })
  return { height: 42, drawing: drawn.join(''), says: (t) => t.inMenu(current) }
}

/** A line of a table: name on the left, value on the right. */
export function entry(name: string, value: string, { good = false } = {}): Row {
  const width = Math.round(value.length * 7.9 + 20)
  return {
    height: 34,
    drawing:
      `<path d="M0 33h${ROW_WIDTH}" stroke="${line}"/>` +
      words(0, 21, name, { fill: soft, size: 14 }) +
      (good ? plate(ROW_WIDTH - width, 5, width, 23, '#d7ecdd', undefined, 0, 11.5) : '') +
      words(ROW_WIDTH - (good ? width / 2 : 0), 21, value, {
        anchor: good ? 'middle' : 'end',
        fill: good ? '#17573a' : paint.ink,
        size: 14,
        weight: 600
      }),
    says: (t) => t.value(name, value)
  }
}

type Lettering = { anchor?: 'end' | 'middle'; fill?: string; size?: number; weight?: number }

export function words(
  x: number,
  y: number,
  text: string,
  { anchor, fill = paint.ink, size = 15, weight = 400 }: Lettering = {}
): string {
  const aligned = anchor ? ` text-anchor="${anchor}"` : ''
  return `<text x="${x}" y="${y}" fill="${fill}" font-size="${size}" font-weight="${weight}"${aligned}>${escape(text)}</text>`
}

export function plate(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  edge?: string,
  edgeWidth = 0,
  radius = 8
): string {
  const stroke = edge ? ` stroke="${edge}" stroke-width="${edgeWidth}"` : ''
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${stroke}/>`
}

function pressedButton(x: number, width: number, name: string): string {
  return (
    plate(x - 4, 0, width + 8, 44, 'none', paint.gold, 4, 22) +
    plate(x, 4, width, 36, brick, undefined, 0, 18) +
    words(x + width / 2, 27, name, { anchor: 'middle', fill: '#fff8ee', size: 15, weight: 600 }) +
    `<path d="m${x + width - 8} 30 0 22 5.5-5 4 9 5-2.200-4-9 7.500-.8Z" fill="${paint.ink}" stroke="#fff" stroke-width="1.6"/>`
  )
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
