import { at, box, boxes, paint, path, rect } from './shapes.ts'

/** 320 wide: a fenced plot whose house is gone, with its board. */
export function emptyLot(x: number): string {
  return at(
    x,
    boxes(
      3,
      (rail) => box(0, -44 + rail * 14, 110, 4) + box(210, -44 + rail * 14, 110, 4),
      paint.cream
    ) +
      boxes(
        6,
        (post) => box(post * 21, -54, 6, 54) + box(209 + post * 21, -54, 6, 54),
        paint.cream
      ) +
      path(box(140, -150, 8, 150) + box(140, -150, 90, 8), paint.plum) +
      rect(158, -132, 64, 56, paint.brick) +
      `<path d="M179-114a11 11 0 1 1 16 10q-5 3-5 9" fill="none" stroke="${paint.cream}" stroke-width="5"/>` +
      rect(187.5, -90, 5, 5, paint.cream) +
      path(box(166, -142, 3, 10) + box(211, -142, 3, 10), paint.ink) +
      path(
        'M20 0q4-16 10-4 4-14 8 4ZM250 0q4-18 10-4 4-14 9 4ZM120 0q3-12 7-3 4-12 8 3Z',
        paint.pineLight
      )
  )
}
