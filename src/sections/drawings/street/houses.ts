/** Houses a Canadian reader knows by sight, each with its feet on the ground and its left edge at x. */

import { archedSash, at, box, boxes, door, paint, path, rect, sash } from './shapes.ts'

/** Toronto: bay windows under a pointed gable. `lit` says which of its four kinds of window have the light on. */
export function bayAndGable(
  x: number,
  front: string = paint.brick,
  bay: string = paint.brickShade,
  lit: readonly boolean[] = [true, false, true, false]
): string {
  const [gable, left, right, ground] = lit
  return at(
    x,
    rect(112, -262, 18, 62, bay) +
      rect(109, -266, 24, 6, paint.ink) +
      rect(0, -190, 150, 190, front) +
      path('M-8-190 42-268 92-190Z', paint.ink) +
      path('M6-190 42-246 78-190Z', front) +
      archedSash(31, -232, 22, 34, gable) +
      rect(84, -200, 74, 14, paint.ink) +
      path('M0 0V-172L10-184H74L84-172V0Z', bay) +
      archedSash(14, -166, 22, 52, left) +
      archedSash(48, -166, 22, 52, right) +
      archedSash(14, -82, 22, 56, ground) +
      archedSash(48, -82, 22, 56, gable) +
      rect(0, -100, 84, 8, paint.cream) +
      archedSash(104, -166, 28, 52, ground) +
      door(100, 72, 36, paint.lake) +
      path('M92-88 118-106 144-88Z', paint.ink)
  )
}

/** Montréal: three apartments, iron balconies and the stair outside. */
export function triplex(x: number, front: string = paint.clay): string {
  const floors = [-232, -152, -70]
  return at(
    x,
    rect(0, -250, 170, 250, front) +
      rect(-4, -262, 178, 14, paint.ink) +
      path('M60-262Q85-292 110-262Z', paint.ink) +
      floors
        .map((y, floor) => sash(14, y, 30, 50, floor === 1) + sash(126, y, 30, 50, floor !== 1))
        .join('') +
      rect(64, -234, 34, 60, paint.pine) +
      rect(60, -238, 42, 4, paint.cream) +
      rect(64, -152, 34, 60, paint.lake) +
      rect(60, -156, 42, 4, paint.cream) +
      door(68, 60, 34, paint.pine) +
      boxes(18, (post) => box(post * 10, -192, 2, 20), paint.ink) +
      path(box(-2, -172, 174, 5) + box(-2, -194, 174, 3) + box(-2, -92, 174, 5), paint.ink) +
      boxes(8, (tread) => box(8 + tread * 7, -11 * (tread + 1), 9, 4), paint.ink) +
      `<path d="M6-34 66-128M8-4 66-92" stroke="${paint.ink}" stroke-width="3.5" fill="none"/>`
  )
}

/** Vancouver: a low gable over a long balcony, the garage below. */
export function vancouverSpecial(x: number): string {
  return at(
    x,
    path('M-10-150 100-190 210-150Z', paint.slate) +
      rect(0, -150, 200, 150, paint.cream) +
      rect(0, -72, 200, 72, paint.sand) +
      rect(-4, -80, 208, 8, paint.ink) +
      sash(16, -134, 52, 42, true, paint.ink) +
      sash(84, -134, 40, 42, false, paint.ink) +
      sash(146, -134, 36, 42, true, paint.ink) +
      boxes(20, (post) => box(2 + post * 10, -100, 2, 20), paint.ink) +
      rect(-4, -102, 208, 3, paint.ink) +
      door(84, 60, 34, paint.brick, paint.ink) +
      sash(20, -58, 40, 34, false, paint.ink) +
      rect(136, -54, 52, 54, paint.lakeLight) +
      boxes(3, (panel) => box(136, -54 + panel * 18, 52, 2), paint.ink)
  )
}

/** St. John's: painted clapboard under a steep roof. */
export function saltbox(x: number): string {
  return at(
    x,
    rect(0, -120, 130, 120, paint.lake) +
      boxes(9, (board) => box(0, -112 + board * 13, 130, 1), paint.lakeShade) +
      path('M-10-112 44-196 140-112Z', paint.ink) +
      path('M14-120 44-172 100-120Z', paint.lake) +
      sash(36, -156, 20, 28, true) +
      sash(14, -98, 24, 34) +
      sash(94, -98, 24, 34, true) +
      door(52, 66, 30, paint.gold) +
      sash(14, -50, 24, 30, true) +
      sash(94, -50, 24, 30)
  )
}

/** The Prairies: one wide floor, a porch on posts. */
export function bungalow(x: number): string {
  return at(
    x,
    rect(150, -176, 18, 60, paint.brick) +
      rect(147, -180, 24, 6, paint.ink) +
      path('M-14-92 40-148H150L204-92Z', paint.plum) +
      rect(0, -92, 190, 92, paint.sand) +
      sash(18, -72, 54, 40, true) +
      door(92, 64, 32, paint.pine) +
      sash(140, -72, 34, 40) +
      path('M78-70 108-98 138-70Z', paint.plum) +
      path(box(82, -70, 4, 70) + box(130, -70, 4, 70), paint.cream)
  )
}

/** Halifax: one of a row, with a dormer. */
export function rowHouse(x: number, front: string, doorFill: string): string {
  return at(
    x,
    rect(0, -176, 78, 176, front) +
      path('M0-176 10-214H68L78-176Z', paint.slate) +
      path('M24-186V-204L39-220 54-204V-186Z', paint.cream) +
      rect(31, -204, 16, 18, paint.gold) +
      sash(10, -160, 20, 38) +
      sash(48, -160, 20, 38, true) +
      sash(10, -90, 24, 46, true) +
      door(44, 66, 26, doorFill) +
      rect(0, -108, 78, 5, paint.cream)
  )
}
