import * as v from 'valibot'
import { Done, endpoint } from '../endpoint.ts'
import { AccountLanguage } from '../entities.ts'

/** Changes the language of the emails, receipts and files that the caller gets. Not in the specification. */
export const changeLanguage = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ language: AccountLanguage }),
  method: 'POST',
  path: '/user/language',
  repeat: 'safe'
})
