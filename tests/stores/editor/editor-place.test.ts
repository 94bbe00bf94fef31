import { expect, test } from 'vitest'
import { freshVisitor } from '../../kit/visitor.ts'

const visitor = freshVisitor('/editor')

test('an address opens its place, and Back leaves it', async () => {
  visitor.window.history.replaceState(null, '', '/editor?kind=faq&search=trial&page=2')
  const { $place, followAddress, goToPlace } = await import('#stores/editor/editor-place.ts')
  const stop = followAddress()
  const list = { kind: 'faq', search: 'trial', page: 2, item_id: undefined, texts: 'en' }
  expect($place.get()).toEqual(list)
  goToPlace({ item_id: '3' })
  expect(visitor.window.location.search).toBe('?kind=faq&search=trial&page=2&item_id=3')
  goToPlace({ texts: 'fr' })
  expect(visitor.window.location.search).toBe('?kind=faq&search=trial&page=2&item_id=3&texts=fr')
  visitor.window.dispatchEvent(new visitor.window.Event('popstate'))
  expect($place.get()).toEqual({ ...list, item_id: '3', texts: 'fr' })
  goToPlace({ item_id: undefined })
  expect($place.get()).toEqual(list)
  visitor.window.history.replaceState(null, '', '/editor?kind=nonsense&page=-1&item_id=')
  visitor.window.dispatchEvent(new visitor.window.Event('popstate'))
  expect($place.get()).toEqual({
    kind: 'post',
    search: '',
    page: 1,
    item_id: undefined,
    texts: 'en'
  })
  stop()
})
