// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FIELDS, type ItemKind } from '#contract/content/editor-fields.ts'
import { unpublishable } from '#contract/content/published-fields.ts'
import { ItemFields } from '#islands/editor/item-fields.tsx'
import { LABELS } from '#islands/editor/item-kinds.ts'

/** Whether the label of each field says that it may be left empty, by the field's name. */
function markedOptional(kind: ItemKind): Record<string, boolean> {
  const { container } = render(<ItemFields kind={kind} values={{}} />)
  const labels = [...container.querySelectorAll('label')].map(({ childNodes }) =>
    [...childNodes].map(({ textContent }) => textContent?.trim())
  )
  return Object.fromEntries(
    Object.entries(LABELS[kind]).flatMap(([name, { en }]) => {
      const label = labels.find(([first]) => first === en)
      return label ? [[name, label[1] === 'optional']] : []
    })
  )
}

test.each(Object.keys(FIELDS) as ItemKind[])(
  'the labels of a %s say “optional” exactly where publishing accepts an empty field',
  (kind) => {
    const names = Object.keys(FIELDS[kind].entries)
    const refused = unpublishable(kind, Object.fromEntries(names.map((name) => [name, ''])))
    const marked = markedOptional(kind)
    expect(marked).toEqual(
      Object.fromEntries(Object.keys(marked).map((name) => [name, !(name in refused)]))
    )
    expect(Object.keys(refused).filter((name) => !(name in marked))).toEqual([])
  }
)
