import { expect, test } from 'vitest'
import { CENTRED, panned, visibleArea } from '#rules/websites/crop.ts'

const WIDE = { width: 400, height: 200 }
const TALL = { width: 200, height: 400 }

test.each([
  ['the middle square of a wide picture', WIDE, 1, CENTRED, [100, 0, 200, 200]],
  ['the middle square of a tall one', TALL, 1, CENTRED, [0, 100, 200, 200]],
  ['all of it through a window of its own form', WIDE, 2, CENTRED, [0, 0, 400, 200]],
  ['half as much at twice the size', WIDE, 2, { ...CENTRED, zoom: 2 }, [100, 50, 200, 100]],
  ['its left edge', WIDE, 1, { zoom: 1, x: 0, y: 0 }, [0, 0, 200, 200]],
  ['its last corner', WIDE, 1, { zoom: 2, x: 1, y: 1 }, [300, 100, 100, 100]]
] as const)('%s', (_, picture, form, look, [x, y, width, height]) => {
  expect(visibleArea(picture, form, look)).toEqual({ x, y, width, height })
})

test('dragging a picture right shows more of its left side, up to the edge', () => {
  expect(panned(WIDE, 1, CENTRED, { x: 0.25, y: 0 }).x).toBe(0.25)
  expect(panned(WIDE, 1, CENTRED, { x: 9, y: 0 }).x).toBe(0)
  expect(panned(WIDE, 1, CENTRED, { x: -9, y: 0 }).x).toBe(1)
})

test('a side that fits exactly can’t be dragged', () => {
  expect(panned(WIDE, 1, CENTRED, { x: 0, y: 0.5 })).toEqual(CENTRED)
})
