// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { readDraft } from '#gateways/storage/drafts.ts'
import '#page-scripts/boot/keep-typed.ts'

test('leaving a page stores what was typed into a form whose press is held, but no password', () => {
  document.body.innerHTML =
    '<form data-draft="account"><input name="email" value="amara@lakeshore.ca"><input name="password" type="password" value="Lakeshore1!"></form>'
  dispatchEvent(new Event('pagehide'))
  expect(readDraft('account')).toEqual({})

  document.querySelector('form')!.dataset['pressed'] = ''
  dispatchEvent(new Event('pagehide'))
  expect(readDraft('account')).toEqual({ email: 'amara@lakeshore.ca' })
})
