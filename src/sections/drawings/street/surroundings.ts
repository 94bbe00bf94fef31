/** Trees, cars, signs and towers between and behind the houses. */

import { at, box, circle, paint, path, rect } from './shapes.ts'

/** An apartment building; about one window in four is lit. */
export function tower(x: number, width: number, height: number, front: string): string {
  const pane = (width - 14) / 4
  const floors = Math.floor(height / 30) - 1
  const columns = Array.from({ length: 4 }, (_, column) => Math.round(10 + column * pane))
  const lit = columns.flatMap((left, column) =>
    Array.from({ length: floors }, (_, floor) =>
      (column * 7 + floor * 5) % 4 === 0 ? box(left, 14 - height + floor * 30, pane - 7, 18) : ''
    )
  )
  // A column of dark windows is one dashed line.
  const wide = Math.round(pane - 7)
  const dark = columns.map((left) => `M${left + wide / 2} ${14 - height}v${floors * 30 - 12}`)
  return at(
    x,
    rect(0, -height, width, height, front) +
      rect(width * 0.3, -height - 18, width * 0.4, 18, front) +
      `<path d="${dark.join('')}" stroke="${paint.lakeLight}" stroke-width="${wide}" stroke-dasharray="18 12" opacity=".55"/>` +
      path(lit.join(''), paint.gold)
  )
}

export function fir(x: number, height: number, fill: string = paint.pineLight): string {
  const half = (share: number) => Math.round(height * share)
  return (
    rect(x - 3, -height * 0.35, 6, height * 0.35, paint.plum) +
    path(
      `M${x} ${-height}l${half(0.24)} ${half(0.45)}h${-half(0.11)}l${half(0.17)} ${half(0.3)}h${-half(0.6)}l${half(0.17)} ${-half(0.3)}h${-half(0.11)}Z`,
      fill
    )
  )
}

export function maple(x: number, height: number, fill: string): string {
  return (
    rect(x - 3, -height * 0.5, 6, height * 0.5, paint.plum) +
    circle(x, -height * 0.68, height * 0.32, fill)
  )
}

/** The board on the lawn once a house has changed hands. */
export function soldSign(x: number): string {
  return at(
    x,
    rect(0, -74, 6, 74, paint.cream) +
      rect(0, -74, 62, 5, paint.cream) +
      rect(14, -62, 46, 30, paint.brick) +
      rect(20, -54, 34, 5, paint.cream) +
      rect(20, -44, 22, 5, paint.gold)
  )
}

/** A car at the kerb. */
export function car(x: number, fill: string): string {
  return at(
    x,
    path('M4-12V-26q0-5 5-6l14-2 13-17h40l17 17 11 3q6 2 6 8v11Z', fill) +
      path('M29-34 39-47h16v13ZM60-47h14l12 13H60Z', paint.lakeLight) +
      circle(28, -10, 10, paint.ink) +
      circle(88, -10, 10, paint.ink) +
      circle(28, -10, 4, paint.sand) +
      circle(88, -10, 4, paint.sand)
  )
}
