import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeOrder, moveTo, placesOf } from '#rules/content/list-order.ts'

const abc = ['a', 'b', 'c', 'd']

describe('moving an entry', () => {
  test.each([
    ['up', 'c', 2, 'acbd'],
    ['down', 'b', 3, 'acbd'],
    ['to the top', 'd', 1, 'dabc'],
    ['past the end', 'a', 99, 'bcda'],
    ['nowhere', 'b', 2, 'abcd']
  ])('%s puts it at its place and leaves the others in order', (_, id, place, order) => {
    expect(moveTo(abc, id, place).join('')).toBe(order)
    expect(moveTo(moveTo(abc, id, place), id, place).join('')).toBe(order)
  })
})

describe('an imported order', () => {
  test.each([
    ['of the same entries leaves the drafts between them', 'abcd', 'ad', 'abcd'],
    ['takes a draft along with the entry that it followed', 'abcd', 'dca', 'dcab'],
    ['leaves a draft at the top there', 'abcd', 'cb', 'acdb'],
    ['has new entries where the file has them', 'ab', 'xay', 'xaby'],
    ['of nothing leaves what there is', 'abc', '', 'abc']
  ])('%s', (_, before, chosen, order) => {
    expect(mergeOrder([...before], [...chosen]).join('')).toBe(order)
  })

  test('loses no entry, doubles none, and is itself kept', () => {
    const ids = fc.uniqueArray(fc.nat(30))
    fc.assert(
      fc.property(ids, ids, (before, chosen) => {
        const merged = mergeOrder(before, chosen)
        expect(new Set(merged)).toEqual(new Set([...before, ...chosen]))
        expect(merged).toHaveLength(new Set(merged).size)
        expect(merged.filter((id) => chosen.includes(id))).toEqual(chosen)
        expect(mergeOrder(merged, chosen)).toEqual(merged)
      })
    )
  })
})

test('places are counted from 1', () => {
  expect([...placesOf(['x', 'y'])]).toEqual([
    ['x', 1],
    ['y', 2]
  ])
})
