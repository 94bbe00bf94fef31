import { expect, test } from 'vitest'
import { SHARED_FILES, sources } from '../../scripts/build/shared-files.ts'

test('a shared file names sources that exist, so that a rename can’t scatter them', () => {
  expect(() => sources({ 'islands/kit': ['button', 'renamed-since'] })).toThrow(
    'src/islands/kit doesn’t have renamed-since.'
  )
})

test('a source is found in any folder of its module, and in no other module', () => {
  const wizard = SHARED_FILES.find(({ name }) => name === 'wizard')
  expect(wizard?.test.test('/work/src/stores/account-setup/plan-choice.ts')).toBe(true)
  expect(wizard?.test.test('/work/src/messages/account-setup.ts')).toBe(false)
})
