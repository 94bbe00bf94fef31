import * as v from 'valibot'
import { Done, endpoint } from '../endpoint.ts'

export const checkDNS = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ website_id: v.number() }),
  method: 'POST',
  path: '/user/checkDNS',
  repeat: 'safe'
})
