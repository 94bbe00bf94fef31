import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeFields, type TypedFields, valuesOf } from '#rules/content/merge-fields.ts'

// Few names, times and values, so that versions meet and tie.
const field = fc.record({
  value: fc.constantFrom<unknown>('', 'a', 'b', 1, 2, true, false),
  at: fc.integer({ min: 0, max: 4 })
})
const name = fc.constantFrom('website_name', 'logo', 'plan_id', '__proto__', 'constructor')
const version: fc.Arbitrary<TypedFields> = fc
  .array(fc.tuple(name, field), { maxLength: 6 })
  .map((entries) => Object.fromEntries(entries))

const holds = (check: (...versions: [TypedFields, TypedFields, TypedFields]) => void) =>
  fc.assert(fc.property(version, version, version, check), { numRuns: 500 })

test('versions of a form merge to the same one in any order, and however often', () => {
  holds((a, b, c) => {
    expect(mergeFields(a, b)).toEqual(mergeFields(b, a))
    expect(mergeFields(mergeFields(a, b), c)).toEqual(mergeFields(a, mergeFields(b, c)))
    expect(mergeFields(a, a)).toEqual(a)
    expect(mergeFields(mergeFields(a, b), b)).toEqual(mergeFields(a, b))
  })
})

test('no field is lost, and none wins over a rival that was typed later', () => {
  holds((a, b) => {
    const merged = mergeFields(a, b)
    const names = new Set([...Object.keys(a), ...Object.keys(b)])
    expect(new Set(Object.keys(merged))).toEqual(names)
    for (const [key, kept] of Object.entries(merged)) {
      const rivals = [a, b].flatMap((one) => (Object.hasOwn(one, key) ? [one[key]] : []))
      expect(rivals).toContainEqual(kept)
      for (const rival of rivals) expect(kept.at).toBeGreaterThanOrEqual(rival?.at ?? 0)
    }
  })
})

test('an emptied field is a change like any other', () => {
  const before = { logo: { value: 'data:…', at: 1 }, website_name: { value: '', at: 3 } }
  const after = { logo: { value: '', at: 2 }, website_name: { value: 'Amara', at: 2 } }
  expect(valuesOf(mergeFields(before, after))).toEqual({ logo: '', website_name: '' })
})
