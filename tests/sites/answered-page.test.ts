import { expect, test } from 'vitest'
import { render } from '#sites/server-entry.tsx'
import { siteRequest } from '../kit/site-requests.ts'

test('of pages with a form, those that answer one with an error have the script for the history', () => {
  const scripts = (form: { errors?: { email: string }; problem?: string }) =>
    render(siteRequest({ path: '/contact', form: { token: '', ...form } })).scripts

  expect(scripts({})).toEqual(['form'])
  expect(scripts({ errors: { email: 'Please enter an email address.' } })).toEqual([
    'answered',
    'form'
  ])
  expect(scripts({ problem: 'Please press the button once more.' })).toEqual(['answered', 'form'])
})
