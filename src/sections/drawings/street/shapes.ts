/** The few shapes every house is built of, as SVG text. The ground is y = 0 and up is negative. */

export const paint = {
  ink: '#15302b',
  brick: '#c2492f',
  brickShade: '#a33a24',
  clay: '#e07a4f',
  clayShade: '#c9623a',
  cream: '#fbf3e4',
  sand: '#ead9b8',
  lake: '#2f6f7e',
  lakeShade: '#285f6d',
  lakeLight: '#8fbfc4',
  pine: '#1f4d3f',
  pineLight: '#3f7a5e',
  gold: '#f2b544',
  slate: '#3c4a4f',
  plum: '#5b3a4b',
  farTower: '#24564a',
  nearTower: '#2b6152'
} as const

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<path d="${box(x, y, width, height)}" fill="${fill}"/>`
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`
}

export function at(x: number, drawing: string): string {
  return `<g transform="translate(${x})">${drawing}</g>`
}

/** A rectangle as part of a path, as many of one colour share one. Filled subpaths needn't be closed. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}`.replace(
    ' -',
    '-'
  )
}

/** Evenly spaced boxes in one colour: railings, steps, boards. */
export function boxes(count: number, each: (index: number) => string, fill: string): string {
  return path(Array.from({ length: count }, (_, index) => each(index)).join(''), fill)
}

export function sash(
  x: number,
  y: number,
  width: number,
  height: number,
  lit = false,
  frame: string = paint.cream
): string {
  const pane = lit ? paint.gold : paint.ink
  const bars = `M${round(x + width / 2)} ${round(y)}v${round(height)}M${round(x)} ${round(y + height * 0.45)}h${round(width)}`
  const edge = `${box(x - 1.5, y - 1.5, width + 3, height + 3)}Z${bars}`
  return `<path d="${edge}" fill="${pane}" stroke="${frame}" stroke-width="3"/>`
}

export function archedSash(
  x: number,
  y: number,
  width: number,
  height: number,
  lit = false
): string {
  const radius = width / 2
  return (
    path(
      `M${x - 3} ${y + height + 3}V${y + radius}a${radius + 3} ${radius + 3} 0 0 1 ${width + 6} 0V${y + height + 3}Z`,
      paint.cream
    ) +
    path(
      `M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}Z`,
      lit ? paint.gold : paint.ink
    ) +
    rect(x + radius - 1.2, y, 2.4, height, paint.cream)
  )
}

export function door(
  x: number,
  height: number,
  width: number,
  fill: string,
  frame: string = paint.cream
): string {
  return (
    rect(x - 4, -height - 4, width + 8, height + 4, frame) +
    rect(x, -height, width, height, fill) +
    circle(x + width - 7, -height / 2, 2.4, paint.gold) +
    rect(x + 6, -height + 8, width - 12, height * 0.28, paint.gold)
  )
}

function round(number: number): number {
  return Math.round(number)
}
