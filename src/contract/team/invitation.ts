import * as v from 'valibot'
import { MEMBER_ROLES } from '#rules/leads/rights.ts'
import { confirmPassword, password, samePasswords } from '../accounts/passwords.ts'
import { done, endpoint } from '../endpoint.ts'
import { name } from '../fields.ts'

/** Of an invitation's link. */
const token = v.pipe(v.string(), v.maxLength(200))

/** What an invitation's link opens. @see acceptInvitation */
export const invitation = endpoint({
  access: 'public',
  answer: v.object({
    ...done,
    brokerage: v.string(),
    invited_by: v.string(),
    email: v.string(),
    role: v.picklist(MEMBER_ROLES),
    /** The address has an account, whose password is asked for. */
    has_account: v.boolean()
  }),
  input: v.object({ token }),
  method: 'POST',
  path: '/auth/invitation',
  repeat: 'safe'
})

/** For an address without an account. */
export const NewMemberForm = v.pipe(v.object({ name, password, confirmPassword }), samePasswords())

export const KnownMemberForm = v.object({ password })

/** Joins the team. The name is needed for a new account, which gets the password. */
export const acceptInvitation = endpoint({
  access: 'public',
  answer: v.object({ ...done, access_token: v.string() }),
  input: v.object({ token, name: v.optional(name), password }),
  method: 'POST',
  path: '/auth/acceptInvitation',
  repeat: 'safe'
})
